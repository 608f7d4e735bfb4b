import { readFileSync } from "node:fs";
import { fieldReference, referenceFile } from "../../../../src/content-model/reference/field-reference";

test("the field reference is current", () => {
  expect(readFileSync(referenceFile, "utf8")).toBe(fieldReference());
});

test("a list of sections is described kind by kind", () => {
  expect(fieldReference()).toContain("## Bölüm: Galeri");
});
