import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import Ajv from "ajv";
import { z } from "zod";
import { readSourceFiles, type SourceFile } from "../../../../src/content-model/documents";
import { keyword, text } from "../../../../src/content-model/fields";
import { associations, jsonSchemaOf } from "../../../../src/content-model/json-schemas";
import { writeAssociations } from "../../../../src/content-model/json-schemas/write-schemas";
import { own } from "../../../../src/content-model/walk";
import { makeFolder } from "../../../support/make-folder";

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

function kindOf({ path, kind }: SourceFile) {
  if (!kind) throw new Error(`${path} is of no kind.`);
  return kind;
}

describe("the schemas", () => {
  test("are assigned in VS Code's settings", () => {
    const settings: Record<string, unknown> = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
    expect(own(settings, "yaml.schemas")).toEqual(associations());
  });

  test("leave the other settings of VS Code as they are", () => {
    const project = makeFolder();
    mkdirSync(join(project, ".vscode"));
    const file = join(project, ".vscode", "settings.json");
    // VS Code accepts comments and trailing commas.
    const former = '"yaml.schemas": {"./former.json": ["content/site.yaml"]}';
    const settings = `{\n  // Girinti\n  "editor.tabSize": 2,\n  ${former},\n}\n`;
    writeFileSync(file, settings);
    writeAssociations(project);
    const [before = "", after = ""] = settings.split(former);
    const written = readFileSync(file, "utf8");
    expect([written.startsWith(before), written.endsWith(after)]).toEqual([true, true]);
    expect(JSON.parse(`{${written.slice(before.length, -after.length)}}`)).toEqual({
      "yaml.schemas": associations(),
    });
  });

  test.each(files.map((file) => [file.path, file] as const))("accept %s", (_, file) => {
    const schema = jsonSchemaOf(kindOf(file), { menuGroup: ["Grup"], category: ["Kategori"] });
    expect(complaints(schema, file.value)).toEqual([]);
  });
});

describe("a schema", () => {
  test("counts letters without surrounding blanks", () => {
    const schema = schemaOf({ title: text("Başlık.", 5) });
    expect(complaints(schema, { title: "Kron \n" })).toEqual([]);
    expect(complaints(schema, { title: "Kronlar" })).toHaveLength(1);
    expect(complaints(schema, { title: " \n" })).toHaveLength(1);
  });

  test("explains every field in Turkish", () => {
    const schema = schemaOf({ title: text("Başlık.") });
    expect(schema.properties?.title).toEqual({
      type: "string",
      description: "Başlık.",
      pattern: expect.any(String),
      patternErrorMessage: "Boş olamaz; en çok 200 karakter olabilir.",
    });
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
