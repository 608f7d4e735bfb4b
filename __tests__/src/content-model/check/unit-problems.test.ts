import { unitProblems } from "../../../../src/content-model/check/unit-problems";
import { indexContent } from "../../../../src/content-model/content-index";
import { readSourceFiles } from "../../../../src/content-model/documents";
import { createContentFolder, product } from "../../../support/content-folder";

test.each([
  "{warranty} yıl garanti",
  "{warranty} yıldır",
  "{warranty}-{turnaround} iş günü",
  "sabitte {fixedDelivery}, hareketlide {removableDelivery} iş gününde",
  "{enamelThickness} milimetrelik mine",
  "{foundedYear}’den beri",
  "{warranty}",
  "{partnerClinics} ile",
])("has its unit or needs none: %s", (badge) => {
  const content = createContentFolder();
  content.replace(product, "badge: Estetik çözüm", `badge: "${badge}"`);
  const files = readSourceFiles(content.path);
  expect(files.flatMap((file) => unitProblems(file, indexContent(files)))).toEqual([]);
});
