import { resolve } from "node:path";
import Ajv from "ajv";
import { z } from "zod";
import { readSourceFiles } from "#src/content-model/documents.ts";
import { text } from "#src/content-model/fields.ts";
import { jsonSchemaOf } from "#src/content-model/json-schemas/index.ts";
import { required } from "#src/domain/required.ts";

const files = readSourceFiles(resolve("content"));

test.each(files.map((file) => [file.path, file] as const))("the schemas accept %s", (_, file) => {
  const ajv = new Ajv({ allErrors: true });
  ajv.validate(jsonSchemaOf(required(file.kind, file.path)), file.value);
  expect(ajv.errors).toBeNull();
});

test("a schema explains every field in Turkish", () => {
  const leaflet = z.strictObject({ title: text("Başlık").meta({ hint: "Sayfanın üstünde durur." }) });
  const schema = jsonSchemaOf({ type: "Leaflet", file: "leaflet.yaml", schema: leaflet });
  expect(schema.properties?.title).toEqual({
    type: "string",
    description: "Başlık. Sayfanın üstünde durur.",
    minLength: 1,
    maxLength: 200,
  });
});
