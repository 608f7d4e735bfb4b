import { pathOfLabels } from "../../../plugins/admin/browser/path-of-labels";
import { labelAt } from "../../../src/content-model/check/field-of";
import { parseSourceFile, type SourceFile, type ValuePath } from "../../../src/content-model/documents";
import { fieldsOf } from "../../../src/content-model/walk";
import { files } from "../../support/real-content";

const labelsOf = (file: SourceFile, path: ValuePath): string =>
  path
    .map((step, i) => (typeof step === "number" ? step + 1 : labelAt(file, path.slice(0, i + 1)) || step))
    .join(" › ");

test.each(files.map((file) => [file.path, file] as const))(
  "finds each field of %s by its labels",
  (_, file) => {
    const labels = fieldsOf(file)
      .filter(({ path }) => path.length > 0 && !path.includes("facts"))
      .map(({ path }) => labelsOf(file, path));
    // Two neighbours may have one label.
    for (const each of labels) expect(labelsOf(file, pathOfLabels(file, each) ?? [])).toBe(each);
  },
);

test("finds an entry of a record at its position in the form", () => {
  const site = parseSourceFile("site.yaml", "facts:\n  gun: { number: 1 }\n  ay: { number: 2 }\n");
  const path: ValuePath = ["facts", "ay", "number"];
  expect(pathOfLabels(site, labelsOf(site, path))).toEqual(["facts", 1, "number"]);
});

test("finds a field that is missing", () => {
  const product = parseSourceFile("products/x.yaml", "slug: x\n");
  expect(pathOfLabels(product, labelsOf(product, ["menu", "order"]))).toEqual(["menu", "order"]);
});

test("finds nothing where a sentence is no field", () => {
  const product = parseSourceFile("products/x.yaml", "slug: x\n");
  expect(pathOfLabels(product, "Dosya okunamadı.")).toBeUndefined();
});
