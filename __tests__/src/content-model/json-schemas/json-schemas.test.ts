import { resolve } from "node:path";
import Ajv from "ajv";
import { z } from "zod";
import { readSourceFiles } from "../../../../src/content-model/documents";
import { text } from "../../../../src/content-model/fields";
import { jsonSchemaOf } from "../../../../src/content-model/json-schemas";
import { required } from "../../../../src/domain/required";

const files = readSourceFiles(resolve("content"));

/** Errors an editor's program shows for a value; none if it is valid. */
function complaints(schema: object, value: unknown): string[] {
  const ajv = new Ajv({ allErrors: true });
  ajv.validate(schema, value);
  return (ajv.errors ?? []).map(({ dataPath, message }) => `${dataPath} ${message}`);
}

const schemaOf = (shape: z.ZodRawShape) =>
  jsonSchemaOf({ type: "Leaflet", file: "leaflet.yaml", schema: z.strictObject(shape) });

test.each(files.map((file) => [file.path, file] as const))("the schemas accept %s", (_, file) => {
  const schema = jsonSchemaOf(required(file.kind, file.path));
  expect(complaints(schema, file.value)).toEqual([]);
});

describe("a schema", () => {
  test("explains every field in Turkish", () => {
    const schema = schemaOf({ title: text("Başlık.") });
    expect(schema.properties?.title).toEqual({
      type: "string",
      description: "Başlık.",
      minLength: 1,
      maxLength: 200,
    });
  });
});
