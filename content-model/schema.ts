import { z } from "zod";
import type { ValuePath } from "./documents";
import type { FieldMeta } from "./fields";

/** The schema inside optional wrappers. */
export function unwrap(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema;
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

/** What is declared at `path`, optional wrapper included; undefined where nothing is. */
export function schemaAt(root: z.core.$ZodType | undefined, path: ValuePath): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((declared, step) => {
    const schema = unwrap(declared);
    // Its own alone: a document may name a field "toString".
    if (schema instanceof z.ZodObject)
      return Object.hasOwn(schema.shape, step) ? schema.shape[String(step)] : undefined;
    if (schema instanceof z.ZodArray) return schema.element;
    if (schema instanceof z.ZodRecord) return schema.valueType;
    return undefined;
  }, root);
}

/** The keys declared at `path`; none where it is no section or its keys are free. */
export function keysAt(root: z.core.$ZodType | undefined, path: ValuePath): string[] {
  const schema = unwrap(schemaAt(root, path));
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
