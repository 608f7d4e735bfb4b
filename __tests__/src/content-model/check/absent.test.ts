import { absentParts } from "../../../../src/content-model/check/absent";
import { readSourceFiles } from "../../../../src/content-model/documents";
import { fixtureContent } from "../../../support/fixture-content";

test("required facts are not listed as optional", () => {
  const [site = ""] = absentParts(readSourceFiles(fixtureContent));
  expect(site).toMatch(/^content\/site\.yaml: .*practice, /);
  expect(site).not.toMatch(/company|providers/);
});
