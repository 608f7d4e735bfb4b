import { pathInForm } from "../../../src/admin/browser/mistake";
import { parseSourceFile } from "../../../src/content-model/documents";

test("an entry of a record is at its position in the form", () => {
  const site = parseSourceFile("site.yaml", "facts:\n  gun: { number: 1 }\n  ay: { number: 2 }\n");
  expect(pathInForm(site, ["facts", "ay", "number"])).toEqual(["facts", 1, "number"]);
});
