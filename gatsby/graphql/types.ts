import { z } from "zod";
import { type DocumentKind, documentKinds } from "../../content-model";
import { isFileKind, metaOf, unwrap } from "../../content-model/schema";

/**
 * The GraphQL types of every document kind, in schema definition language, derived from the content model:
 * optional fields are nullable, all others are not; pictures become files; texts have their {placeholders} filled.
 */
export function graphqlTypes(kinds: readonly DocumentKind[] = documentKinds): string {
  const types = new Map<string, string>();
  for (const kind of kinds) {
    addType(types, kind.type, kind.schema, "implements Node @dontInfer ");
  }
  return [...types.values()].join("\n\n");
}

function addType(types: Map<string, string>, name: string, schema: z.ZodObject, directives = ""): void {
  if (types.has(name)) return;
  types.set(name, "");
  const fields = Object.entries(schema.shape).flatMap(([key, field]) => {
    const meta = metaOf(field);
    if (meta.graphql === false) return [];
    const nullable = field instanceof z.ZodOptional || meta.fromFact === true;
    const type = typeOf(types, field, `${name}${pascalCase(key)}`);
    return [`  ${key}: ${type}${nullable ? "" : "!"}${extensionOf(field)}`];
  });
  types.set(name, `type ${name} ${directives}{\n${fields.join("\n")}\n}`);
}

function typeOf(types: Map<string, string>, field: z.core.$ZodType, nestedName: string): string {
  const schema = unwrap(field);
  if (schema instanceof z.ZodArray) return `[${typeOf(types, schema.element, nestedName)}!]`;
  if (schema instanceof z.ZodObject) {
    const name = metaOf(schema).typeName ?? metaOf(field).typeName ?? nestedName;
    addType(types, name, schema);
    return name;
  }
  if (schema instanceof z.ZodNumber) return schema.format?.includes("int") ? "Int" : "Float";
  if (schema instanceof z.ZodBoolean) return "Boolean";
  if (isFileKind(metaOf(field).kind)) return "File";
  return "String";
}

function extensionOf(field: z.core.$ZodType): string {
  const { kind, fromFact } = metaOf(field);
  const schema = unwrap(field);
  const itemKind = schema instanceof z.ZodArray ? metaOf(schema.element).kind : undefined;
  if (fromFact) return " @fromFact";
  if (isFileKind(kind)) return " @fileByRelativePath";
  return kind === "text" || itemKind === "text" ? " @text" : "";
}

const pascalCase = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);
