import { z } from "zod";
import { type DocumentKind, documentKinds, fileNameOf } from "..";
import type { ListName } from "../content-index";
import type { FieldMeta } from "../fields";
import { metaOf } from "../schema";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Values that stand in documents, not in the model: the menu groups and the catalogue's categories. */
export type Lists = Readonly<Record<ListName, readonly string[]>>;

/** Where the schemas are written to, from the project's folder; git does not see them. */
export const schemaFolder = ".local/schemas";

/** Name below `schemaFolder` of the JSON Schema of a kind. */
const schemaFileOf = (kind: DocumentKind): string => `${fileNameOf(kind)}.schema.json`;

/**
 * To which files `.vscode/settings.json` has to give the schema of a kind: one pattern, or where others in that folder have
 * schemas of their own, the pattern and those it does not mean.
 */
function patternsOf({ file }: DocumentKind): string | string[] {
  const folder = file.endsWith("/*.yaml") ? file.slice(0, -"*.yaml".length) : undefined;
  const others = documentKinds.filter(
    (other) => folder !== undefined && other.file !== file && other.file.startsWith(folder),
  );
  const pattern = `content/${file}`;
  return others.length > 0 ? [pattern, ...others.map((other) => `!content/${other.file}`)] : pattern;
}

/** The files of each schema, by the schema's path, as VS Code's settings name them. */
export const associations = (): Record<string, string | string[]> =>
  Object.fromEntries(
    documentKinds.map((kind) => [`./${schemaFolder}/${schemaFileOf(kind)}`, patternsOf(kind)]),
  );

/** Every schema file: its name below `schemaFolder` and its text. */
export function schemaFiles(lists: Lists): Map<string, string> {
  return new Map(
    documentKinds.map((kind) => [
      schemaFileOf(kind),
      `${JSON.stringify(jsonSchemaOf(kind, lists), null, 2)}\n`,
    ]),
  );
}

/**
 * The JSON Schema of a kind of document, for editors that complete and explain while one types. It may let pass what
 * the content check finds, never the other way round. Draft 7, the one every YAML editor reads.
 */
export function jsonSchemaOf({ file, schema }: DocumentKind, lists: Lists): JsonSchema {
  const { $schema, description, ...rest } = z.toJSONSchema(schema, {
    target: "draft-7",
    override: ({ zodSchema, jsonSchema }) => adapt(jsonSchema, metaOf(zodSchema), lists),
  });
  return { $schema, title: `content/${file}`, description, ...rest };
}

/** Keys of the model's metadata that mean nothing to a YAML editor. */
const modelKeys = [
  "kind",
  "typeName",
  "graphql",
  "fromFact",
  "listedIn",
  "refersTo",
  "uniqueIn",
] satisfies (keyof FieldMeta)[];

function adapt(schema: JsonSchema, { kind, listedIn }: FieldMeta, lists: Lists): void {
  for (const key of modelKeys) delete schema[key];
  delete schema.format; // readers of formats differ in what they take for an address; the pattern stays
  if (listedIn) suggest(schema, lists[listedIn]);
  else if (kind === "text" || kind === "keyword") limitTrimmed(schema);
}

/** Offers the values without refusing others: a document may have got new ones since. */
function suggest(schema: JsonSchema, values: readonly string[]): void {
  delete schema.type;
  delete schema.minLength;
  delete schema.maxLength;
  schema.anyOf = [{ enum: [...values] }, { type: "string" }];
}

/** The model counts letters after trimming, `maxLength` would count the line break a folded text ends with. */
function limitTrimmed(schema: JsonSchema): void {
  const { maxLength } = schema;
  if (maxLength === undefined || schema.pattern !== undefined) return;
  delete schema.minLength;
  delete schema.maxLength;
  schema.pattern = `^\\s*\\S[\\s\\S]{0,${maxLength - 1}}\\s*$`;
  schema.patternErrorMessage = `Boş olamaz; en çok ${maxLength} karakter olabilir.`;
}
