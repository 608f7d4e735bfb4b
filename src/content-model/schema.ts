import { z } from "zod";
import type { SourceFile, ValuePath } from "./documents";
import type { FieldMeta } from "./fields";

/**
 * The schema inside optional wrappers.
 * @param value of the document; of a union it chooses the option that it names by its `type`
 */
export function unwrap(schema: z.core.$ZodType | undefined, value?: unknown): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap(), value);
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  return optionsOf(schema).find((option) => typeOf(option) === Reflect.get(Object(value), "type")) ?? schema;
}

/** The objects that a union chooses from. */
export const optionsOf = ({ options }: z.ZodDiscriminatedUnion): z.ZodObject[] =>
  options.filter((option) => option instanceof z.ZodObject);

/** The `type` by which a union's option is told. */
export function typeOf({ shape }: z.ZodObject): string | undefined {
  const { type } = shape;
  return type instanceof z.ZodLiteral ? String(type.value) : undefined;
}

/** The model does not change once it is declared, and every value of every document asks for its metadata. */
const known = new WeakMap<z.core.$ZodType, FieldMeta>();

/** Metadata of a field: its own first, then that of the schema inside `optional()`. */
export function metaOf(schema: z.core.$ZodType | undefined): FieldMeta {
  if (!schema) return {};
  const found = known.get(schema);
  if (found) return found;
  const inner = schema instanceof z.ZodOptional ? metaOf(schema.unwrap()) : {};
  const meta: FieldMeta = { ...inner, ...z.globalRegistry.get(schema) };
  known.set(schema, meta);
  return meta;
}

/** Whether values of the kind are paths of files. */
export const isFileKind = (kind: FieldMeta["kind"]): boolean => kind === "picture" || kind === "drawing";

/** What the kind of a document declares at `path`, optional wrapper included; undefined where nothing is. */
export function schemaAt({ kind, value }: SourceFile, path: ValuePath): z.core.$ZodType | undefined {
  let declared: z.core.$ZodType | undefined = kind?.schema;
  path.forEach((step, depth) => {
    const schema = unwrap(declared, valueAt(value, path.slice(0, depth)));
    // Its own alone: a document may name a field "toString".
    if (schema instanceof z.ZodObject)
      declared = Object.hasOwn(schema.shape, step) ? schema.shape[String(step)] : undefined;
    else if (schema instanceof z.ZodArray) declared = schema.element;
    else declared = schema instanceof z.ZodRecord ? schema.valueType : undefined;
  });
  return declared;
}

const valueAt = (document: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>((value, step) => Reflect.get(Object(value), step), document);

/** The keys declared at `path`; none where it is no section or its keys are free. */
export function keysAt(file: SourceFile, path: ValuePath): string[] {
  const schema = unwrap(schemaAt(file, path), valueAt(file.value, path));
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
