import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { ValuePath } from "../../model/documents";
import { unwrap } from "../../model/schema";
import { isRecord, own } from "../../model/walk";
import { isMeasure } from "./measure";

type Declared = z.core.$ZodType | undefined;

/** A value that two people changed, each differently. */
export interface Clash {
  path: ValuePath;
  declared: Declared;
  /** undefined: not there, or taken away. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/**
 * What two people made of the same value, put together field by field: what only one of them changed is as that one
 * has it. Numbers with their signs and units count as one value, and so do lists of which items came or went.
 * @param base the value both began with; undefined where both made it
 * @param choose says which value holds where both changed it
 */
export function mergeValues(
  declared: Declared,
  base: unknown,
  mine: unknown,
  theirs: unknown,
  choose: (clash: Clash) => unknown,
  path: ValuePath = [],
): unknown {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(theirs, base)) return mine;
  if (isDeepStrictEqual(mine, base)) return theirs;
  const schema = unwrap(declared);
  const below = (key: string | number, part: Declared, of: (value: unknown) => unknown) =>
    mergeValues(part, of(base), of(mine), of(theirs), choose, [...path, key]);
  if (isRecord(mine) && isRecord(theirs) && !isMeasure(schema)) {
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    const entries = [...keys].map((key) => [key, below(key, partOf(schema, key), valueAt(key))] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(mine) && Array.isArray(theirs) && areAlike(base, mine, theirs)) {
    const element = schema instanceof z.ZodArray ? schema.element : undefined;
    return mine.map((_, i) => below(i, element, (list) => (list as unknown[])[i]));
  }
  return choose({ path, declared, base, mine, theirs });
}

/** What is declared below a section's key. */
export function partOf(schema: Declared, key: string): Declared {
  if (schema instanceof z.ZodObject) return own(schema.shape, key) as Declared;
  return schema instanceof z.ZodRecord ? schema.valueType : undefined;
}

const valueAt = (key: string) => (value: unknown) => (isRecord(value) ? own(value, key) : undefined);

/** Lists whose items have stayed in their places can be merged item by item. */
const areAlike = (...lists: readonly unknown[]): boolean =>
  lists.every((list) => Array.isArray(list) && list.length === (lists[1] as unknown[]).length);
