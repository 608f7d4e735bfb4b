import { z } from "zod";
import type { SourceFile, ValuePath } from "./documents";
import type { FieldMeta } from "./fields";
import { metaOf, unwrap } from "./schema";

/** A value of a document with its field metadata. */
export interface Field {
  path: ValuePath;
  value: unknown;
  meta: FieldMeta;
}

/** Caches results by document: every check reads all documents, of which usually only one has changed. */
export function oncePerFile<T>(read: (file: SourceFile) => readonly T[]): (file: SourceFile) => readonly T[] {
  const itemsByFile = new WeakMap<SourceFile, readonly T[]>();
  return (file) => {
    const found = itemsByFile.get(file) ?? read(file);
    itemsByFile.set(file, found);
    return found;
  };
}

/** Returns every value that the schema declares, depth first. */
export const fieldsOf = oncePerFile<Field>(({ kind, value }) => (kind ? walk(kind.schema, value, []) : []));

function walk(declared: z.core.$ZodType | undefined, value: unknown, path: ValuePath): Field[] {
  const schema = unwrap(declared, value);
  if (!schema || value === undefined || value === null) return [];
  const current: Field = { path, value, meta: metaOf(declared) };
  if (schema instanceof z.ZodObject && isRecord(value)) {
    return [
      current,
      ...Object.entries(schema.shape).flatMap(([key, field]) => walk(field, own(value, key), [...path, key])),
    ];
  }
  if (schema instanceof z.ZodRecord && isRecord(value)) {
    return [
      current,
      ...Object.entries(value).flatMap(([key, item]) => walk(schema.valueType, item, [...path, key])),
    ];
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return [current, ...value.flatMap((item, i) => walk(schema.element, item, [...path, i]))];
  }
  return [current];
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Own property only, never inherited. */
export const own = (record: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Value at `path`, undefined if a step is missing. */
export const dig = (value: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>(
    (at, step) =>
      typeof at === "object" && at !== null && Object.hasOwn(at, step) ? Reflect.get(at, step) : undefined,
    value,
  );

/** Schema at `path`, including optional wrappers; undefined if none. */
export function schemaAt({ kind, value }: SourceFile, path: ValuePath): z.core.$ZodType | undefined {
  let declared: z.core.$ZodType | undefined = kind?.schema;
  path.forEach((step, depth) => {
    const schema = unwrap(declared, dig(value, path.slice(0, depth)));
    // Own properties only: a document may have a field "toString".
    if (schema instanceof z.ZodObject)
      declared = Object.hasOwn(schema.shape, step) ? schema.shape[String(step)] : undefined;
    else if (schema instanceof z.ZodArray) declared = schema.element;
    else declared = schema instanceof z.ZodRecord ? schema.valueType : undefined;
  });
  return declared;
}

/** Keys declared at `path`; empty for values and records. */
export function keysAt(file: SourceFile, path: ValuePath): string[] {
  const schema = unwrap(schemaAt(file, path), dig(file.value, path));
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

export const textItems = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];

/** Sections of a page with their paths: list items with a `type`. */
export const sectionsIn = ({ value }: SourceFile) =>
  Object.entries(isRecord(value) ? value : {}).flatMap(([key, list]) =>
    (Array.isArray(list) ? list : []).flatMap((item: unknown, i) =>
      isRecord(item) && typeof item.type === "string"
        ? [{ path: [key, i] as ValuePath, type: item.type, value: item }]
        : [],
    ),
  );
