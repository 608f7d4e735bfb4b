import { z } from "zod";
import type { SourceFile, ValuePath } from "./documents";
import type { FieldMeta } from "./fields";

/**
 * Unwraps optional schemas.
 * @param value value in the document; selects the member of a union by its `type`
 */
export function unwrap(schema: z.core.$ZodType | undefined, value?: unknown): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap(), value);
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  return optionsOf(schema).find((option) => typeOf(option) === Reflect.get(Object(value), "type")) ?? schema;
}

/** Members of a union. */
export const optionsOf = ({ options }: z.ZodDiscriminatedUnion): z.ZodObject[] =>
  options.filter((option) => option instanceof z.ZodObject);

/** `type` of a union member. */
export function typeOf({ shape }: z.ZodObject): string | undefined {
  const { type } = shape;
  return type instanceof z.ZodLiteral ? String(type.value) : undefined;
}

/** Cached: the model is constant, and metadata is read for every value of every document. */
const known = new WeakMap<z.core.$ZodType, FieldMeta>();

/** Metadata of a field: its own, otherwise that of the wrapped schema. */
export function metaOf(schema: z.core.$ZodType | undefined): FieldMeta {
  if (!schema) return {};
  const found = known.get(schema);
  if (found) return found;
  const inner = schema instanceof z.ZodOptional ? metaOf(schema.unwrap()) : {};
  const meta: FieldMeta = { ...inner, ...z.globalRegistry.get(schema) };
  known.set(schema, meta);
  return meta;
}

/** Whether values of the kind are file paths. */
export const isFileKind = (kind: FieldMeta["kind"]): boolean =>
  kind === "picture" || kind === "drawing" || kind === "pdf";

/** Schema at `path`, including optional wrappers; undefined if none. */
export function schemaAt({ kind, value }: SourceFile, path: ValuePath): z.core.$ZodType | undefined {
  let declared: z.core.$ZodType | undefined = kind?.schema;
  path.forEach((step, depth) => {
    const schema = unwrap(declared, valueAt(value, path.slice(0, depth)));
    // Own properties only: a document may have a field "toString".
    if (schema instanceof z.ZodObject)
      declared = Object.hasOwn(schema.shape, step) ? schema.shape[String(step)] : undefined;
    else if (schema instanceof z.ZodArray) declared = schema.element;
    else declared = schema instanceof z.ZodRecord ? schema.valueType : undefined;
  });
  return declared;
}

const valueAt = (document: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>((value, step) => Reflect.get(Object(value), step), document);

/** Keys declared at `path`; empty for values and records. */
export function keysAt(file: SourceFile, path: ValuePath): string[] {
  const schema = unwrap(schemaAt(file, path), valueAt(file.value, path));
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
