import { unitProblems } from "../../../../src/content-model/check/unit-problems";
import { indexContent } from "../../../../src/content-model/content-index";
import { readSourceFiles } from "../../../../src/content-model/documents";
import { changeFixture, fixtureContent, product } from "../../../support/fixture-content";

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
  const content = changeFixture();
  content.replace(product, "badge: Estetik çözüm", `badge: "${badge}"`);
  const files = readSourceFiles(fixtureContent, content.changes);
  expect(files.flatMap((file) => unitProblems(file, indexContent(files)))).toEqual([]);
});
