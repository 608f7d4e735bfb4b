import { z } from "zod";
import { type DocumentKind, documentKinds, fileNameOf } from "..";
import type { ListName } from "../content-index";
import type { FieldMeta } from "../fields";
import { metaOf } from "../schema";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Values defined in documents: menu groups and catalogue categories. */
export type Lists = Readonly<Record<ListName, readonly string[]>>;

/** Output folder, relative to the project; ignored by git. */
export const schemaFolder = ".local/schemas";

/** File name of a kind's schema, to which `.vscode/settings.json` assigns its files. */
const schemaFileOf = (kind: DocumentKind): string => `${fileNameOf(kind)}.schema.json`;

/** All schema files: name and text. */
export function schemaFiles(lists: Lists): Map<string, string> {
  return new Map(
    documentKinds.map((kind) => [
      schemaFileOf(kind),
      `${JSON.stringify(jsonSchemaOf(kind, lists), null, 2)}\n`,
    ]),
  );
}

/** JSON Schema (draft 7) of a kind, for completion in editors. Never stricter than the content check. */
export function jsonSchemaOf({ file, schema }: DocumentKind, lists: Lists): JsonSchema {
  const { $schema, description, ...rest } = z.toJSONSchema(schema, {
    target: "draft-7",
    override: ({ zodSchema, jsonSchema }) => adapt(jsonSchema, metaOf(zodSchema), lists),
  });
  return { $schema, title: `content/${file}`, description, ...rest };
}

function adapt(schema: JsonSchema, { description, ...meta }: FieldMeta, lists: Lists): void {
  const { kind, listedIn } = meta;
  // The model's own metadata is no part of JSON Schema.
  for (const key of Object.keys(meta)) delete schema[key];
  delete schema.format; // validators disagree about formats; the pattern stays
  if (listedIn) suggest(schema, lists[listedIn]);
  else if (kind === "text" || kind === "keyword") limitTrimmed(schema);
}

/** Suggests the values without rejecting others, which a document may have added since. */
function suggest(schema: JsonSchema, values: readonly string[]): void {
  delete schema.type;
  delete schema.minLength;
  delete schema.maxLength;
  schema.anyOf = [{ enum: [...values] }, { type: "string" }];
}

/** No `maxLength`: it would count the trailing line break of folded texts. */
function limitTrimmed(schema: JsonSchema): void {
  const { maxLength } = schema;
  if (maxLength === undefined || schema.pattern !== undefined) return;
  delete schema.minLength;
  delete schema.maxLength;
  schema.pattern = `^\\s*\\S[\\s\\S]{0,${maxLength - 1}}\\s*$`;
  schema.patternErrorMessage = `Boş olamaz; en çok ${maxLength} karakter olabilir.`;
}
