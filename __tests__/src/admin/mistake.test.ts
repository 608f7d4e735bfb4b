import { pathInForm } from "#src/admin/browser/mistake.ts";
import { parseSourceFile } from "#src/content-model/documents.ts";

test("an entry of a record is at its position in the form", () => {
  const site = parseSourceFile("site.yaml", "facts:\n  gun: { number: 1 }\n  ay: { number: 2 }\n");
  expect(pathInForm(site, ["facts", "ay", "number"])).toEqual(["facts", 1, "number"]);
});

test("a mistake in an item links to its first field", () => {
  const site = parseSourceFile("site.yaml", "facts:\n  Gün: { number: 1 }\nhours:\n  - opens: 08.00\n");
  expect(pathInForm(site, ["facts", "Gün"])).toEqual(["facts", 0, "factKey"]);
  expect(pathInForm(site, ["hours", 0])).toEqual(["hours", 0, "days"]);
  const page = parseSourceFile("pages/x.yaml", "sections:\n  - type: figures\n");
  expect(pathInForm(page, ["sections", 0])).toEqual(["sections", 0, "title"]);
});

test("a mistake in a chosen item links to the field of all choices", () => {
  const product = parseSourceFile("products/x.yaml", "related:\n  - x\n");
  expect(pathInForm(product, ["related", 0])).toEqual(["related"]);
  const site = parseSourceFile("site.yaml", "hours:\n  - days: [ Monday ]\n");
  expect(pathInForm(site, ["hours", 0, "days", 0])).toEqual(["hours", 0, "days"]);
  const navigation = parseSourceFile("navigation.yaml", "menu: [ home ]\n");
  expect(pathInForm(navigation, ["menu", 0])).toEqual(["menu", 0]);
});
