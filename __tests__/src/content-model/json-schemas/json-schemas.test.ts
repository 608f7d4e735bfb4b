import { resolve } from "node:path";
import Ajv from "ajv";
import { z } from "zod";
import { readSourceFiles } from "../../../../src/content-model/documents";
import { keyword, text } from "../../../../src/content-model/fields";
import { jsonSchemaOf } from "../../../../src/content-model/json-schemas";
import { required } from "../../../../src/domain/required";

const noLists = { menuGroup: [], category: [] };
const files = readSourceFiles(resolve("content"));

/** Errors an editor's program shows for a value; none if it is valid. */
function complaints(schema: object, value: unknown): string[] {
  const ajv = new Ajv({ allErrors: true });
  ajv.validate(schema, value);
  return (ajv.errors ?? []).map(({ dataPath, message }) => `${dataPath} ${message}`);
}

const schemaOf = (shape: z.ZodRawShape) =>
  jsonSchemaOf({ type: "Leaflet", file: "leaflet.yaml", schema: z.strictObject(shape) }, noLists);

test.each(files.map((file) => [file.path, file] as const))("the schemas accept %s", (_, file) => {
  const schema = jsonSchemaOf(required(file.kind, file.path), {
    menuGroup: ["Grup"],
    category: ["Kategori"],
  });
  expect(complaints(schema, file.value)).toEqual([]);
});

describe("a schema", () => {
  test("counts letters without surrounding blanks", () => {
    const schema = schemaOf({ title: text("Başlık.", 5) });
    expect(complaints(schema, { title: "Kron \n" })).toEqual([]);
    expect(complaints(schema, { title: "Kronlar" })).toHaveLength(1);
    expect(complaints(schema, { title: " \n" })).toHaveLength(1);
  });

  test("suggests values of another document but accepts new ones", () => {
    const group = keyword("Grubu.").meta({ listedIn: "menuGroup" });
    const schema = jsonSchemaOf(
      { type: "Leaflet", file: "leaflet.yaml", schema: z.strictObject({ group }) },
      { menuGroup: ["Sabit Kronlar"], category: [] },
    );
    expect(schema.properties?.group).toEqual({
      description: "Grubu.",
      anyOf: [{ enum: ["Sabit Kronlar"] }, { type: "string" }],
    });
    expect(complaints(schema, { group: "Yeni Grup" })).toEqual([]);
  });
});
