import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type DocumentKind, documentKinds, fileNameOf } from "..";
import { metaOf } from "../schema";

/** Output folder, relative to the project; ignored by git. */
const schemaFolder = ".local/schemas";

/** JSON Schema (draft 7) of a kind, for completion in editors. */
export function jsonSchemaOf({ file, schema }: DocumentKind): z.core.JSONSchema.BaseSchema {
  const { $schema, description, ...rest } = z.toJSONSchema(schema, {
    target: "draft-7",
    override: ({ zodSchema, jsonSchema }) => {
      const meta = metaOf(zodSchema);
      // The model's own metadata is not JSON Schema; validators disagree about formats, whose pattern is kept.
      for (const key of [...Object.keys(meta), "format"]) delete jsonSchema[key];
      const description =
        meta.description ?? [meta.label && `${meta.label}.`, meta.hint].filter(Boolean).join(" ");
      if (description) jsonSchema.description = description;
    },
  });
  return { $schema, title: `content/${file}`, description, ...rest };
}

/**
 * Writes the JSON Schemas, to which `.vscode/settings.json` assigns the content's files.
 * @param project absolute path of the project
 */
export function writeSchemas(project: string): void {
  const folder = join(project, schemaFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const kind of documentKinds)
    writeFileSync(
      join(folder, `${fileNameOf(kind)}.schema.json`),
      `${JSON.stringify(jsonSchemaOf(kind), null, 2)}\n`,
    );
}
