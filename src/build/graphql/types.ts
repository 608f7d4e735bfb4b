import { z } from "zod";
import { type DocumentKind, documentKinds } from "../../content-model";
import { isFileKind, metaOf, optionsOf, typeOf, unwrap } from "../../content-model/schema";

/** GraphQL type names by the documents' `type`. */
export type UnionMembers = ReadonlyMap<string, string>;

interface CollectedTypes {
  /** GraphQL definitions by name. */
  types: Map<string, string>;
  unions: Map<string, UnionMembers>;
}

/**
 * Derives GraphQL types from the content model: optional fields are nullable; pictures are files; texts have
 * placeholders resolved; lists of products lack those that are not shown; fields discriminated by `type` are unions.
 * @returns type definitions, and the members of unions
 */
export function graphqlTypes(kinds: readonly DocumentKind[] = documentKinds) {
  const collected: CollectedTypes = { types: new Map(), unions: new Map() };
  for (const kind of kinds) {
    const interfaces = kind.route ? "Node & RoutedPage" : "Node";
    addType(collected, kind.type, kind.schema, `implements ${interfaces} @dontInfer `);
  }
  return { types: [...collected.types.values()].join("\n\n"), unions: collected.unions };
}

function addType(collected: CollectedTypes, name: string, schema: z.ZodObject, directives = ""): void {
  const { types } = collected;
  if (types.has(name)) return;
  types.set(name, "");
  const fields = Object.entries(schema.shape).flatMap(([key, field]) => {
    const meta = metaOf(field);
    if (meta.graphql === false) return [];
    const nullable = field instanceof z.ZodOptional || meta.fromFact === true;
    const type = typeNameOf(collected, field, `${name}${pascalCase(key)}`);
    return [`  ${key}: ${type}${nullable ? "" : "!"}${extensionOf(field)}`];
  });
  if (directives.includes("RoutedPage")) fields.push("  socialCard: SocialCard");
  types.set(name, `type ${name} ${directives}{\n${fields.join("\n")}\n}`);
}

function typeNameOf(collected: CollectedTypes, field: z.core.$ZodType, nestedName: string): string {
  const schema = unwrap(field);
  if (schema instanceof z.ZodArray) return `[${typeNameOf(collected, schema.element, nestedName)}!]`;
  const name = metaOf(schema).typeName ?? metaOf(field).typeName ?? nestedName;
  if (schema instanceof z.ZodDiscriminatedUnion) return addUnion(collected, name, schema);
  if (schema instanceof z.ZodObject) {
    addType(collected, name, schema);
    return name;
  }
  if (schema instanceof z.ZodNumber) return schema.format?.includes("int") ? "Int" : "Float";
  if (schema instanceof z.ZodBoolean) return "Boolean";
  if (isFileKind(metaOf(field).kind)) return "File";
  return "String";
}

function addUnion({ types, unions }: CollectedTypes, name: string, schema: z.ZodDiscriminatedUnion): string {
  if (unions.has(name)) return name;
  const members = optionsOf(schema).map((option) => {
    const type = typeOf(option) ?? "";
    return [type, metaOf(option).typeName ?? `${name}${pascalCase(type)}`, option] as const;
  });
  unions.set(name, new Map(members.map(([type, member]) => [type, member])));
  for (const [, member, option] of members) addType({ types, unions }, member, option);
  return name;
}

function extensionOf(field: z.core.$ZodType): string {
  const { kind, fromFact } = metaOf(field);
  const schema = unwrap(field);
  const { kind: itemKind, refersTo } = schema instanceof z.ZodArray ? metaOf(schema.element) : {};
  if (fromFact) return " @fromFact";
  if (refersTo === "product") return " @shownProducts";
  if (isFileKind(kind)) return " @onDisk @fileByRelativePath";
  if (kind === "icon") return " @icon";
  return kind === "text" || itemKind === "text" ? " @text" : "";
}

const pascalCase = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);
