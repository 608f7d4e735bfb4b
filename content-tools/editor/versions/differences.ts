import { posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { metaOf, unwrap } from "../../model/schema";
import { isRecord, own } from "../../model/walk";
import { labelOf } from "../form/label";
import { isMeasure } from "./measure";
import { pairItems } from "./pair-items";
import { partOf } from "./three-way";

type Declared = z.core.$ZodType | undefined;

/** A value as people read it: words, or a picture by the name of its file. */
export interface Shown {
  text: string;
  picture?: string;
}

/** A field that differs. */
export interface Difference {
  /** The labels of the form that lead to the field: "Katalog kartı 2 › Kartın başlığı". */
  place: string;
  /** null: there was none. */
  before: Shown | null;
  /** null: there is none any more. */
  after: Shown | null;
}

/** The fields in which two values of a document differ, in the model's order. */
export const differences = (declared: Declared, before: unknown, after: unknown): Difference[] =>
  compare(declared, before, after, []);

function compare(
  declared: Declared,
  before: unknown,
  after: unknown,
  labels: readonly string[],
): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const schema = unwrap(declared);
  const both = [before, after].filter((value) => value !== undefined && value !== null);
  if (both.every(isRecord) && !isMeasure(schema)) {
    const keys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    const all = new Set([...keys, ...both.flatMap((value) => Object.keys(value as object))]);
    return [...all].flatMap((key) => {
      const part = partOf(schema, key);
      const label = schema instanceof z.ZodRecord ? `{${key}}` : labelOf(metaOf(part).description ?? key);
      return compare(part, valueAt(before, key), valueAt(after, key), [...labels, label]);
    });
  }
  if (both.every(Array.isArray)) return compareLists(schema, asList(before), asList(after), labels);
  return [{ place: labels.join(" › "), before: show(declared, before), after: show(declared, after) }];
}

function compareLists(
  schema: Declared,
  before: readonly unknown[],
  after: readonly unknown[],
  labels: readonly string[],
): Difference[] {
  const element = schema instanceof z.ZodArray ? schema.element : undefined;
  const pairs = pairItems(before, after);
  const label = labelOf(metaOf(element).description ?? "Madde");
  const at = (position: number) => [...labels, `${label} ${position + 1}`];
  const kept = new Set(pairs);
  const gone = before.flatMap((item, i) => (kept.has(i) ? [] : compare(element, item, undefined, at(i))));
  const changed = after.flatMap((item, i) => {
    const old = pairs[i];
    return compare(element, old === undefined ? undefined : before[old], item, at(i));
  });
  const moved = pairs.filter((old) => old !== undefined);
  if (moved.every((old, i) => i === 0 || old > (moved[i - 1] ?? -1))) return [...gone, ...changed];
  const order = (items: readonly unknown[]): Shown => ({ text: items.map(nameOf).join(" · ") });
  const place = [...labels, "Sırası"].join(" › ");
  return [...gone, ...changed, { place, before: order(before), after: order(after) }];
}

/** What an item of a list is called: the first of its texts. */
export function nameOf(item: unknown): string {
  if (!isRecord(item)) return String(item ?? "");
  const texts = Object.entries(item).filter(([, value]) => typeof value === "string");
  const [, name = ""] =
    texts.find(([key]) => /^(title|name|label|question|year)$/.test(key)) ?? texts[0] ?? [];
  return String(name);
}

/** A value in the words of the form; what is not there is null. */
export function show(declared: Declared, value: unknown): Shown | null {
  if (value === undefined || value === null) return null;
  if (metaOf(declared).kind === "picture" && typeof value === "string")
    return { text: posix.basename(value), picture: posix.basename(value) };
  if (typeof value === "boolean") return { text: value ? "Evet" : "Hayır" };
  if (typeof value === "number") return { text: value.toLocaleString("tr-TR", { useGrouping: false }) };
  if (Array.isArray(value)) return { text: value.map((item) => show(undefined, item)?.text).join(" · ") };
  if (isRecord(value)) return { text: sectionText(value) };
  return { text: String(value) };
}

/** "%5–7 iş günü"; a section that is no number: its parts with their names. */
function sectionText(value: Record<string, unknown>): string {
  const text = (key: string) => show(undefined, value[key])?.text ?? "";
  if (value.number === undefined)
    return Object.keys(value)
      .map((key) => `${key} ${text(key)}`)
      .join(", ");
  const to = value.to === undefined ? "" : `–${text("to")}`;
  return `${text("prefix")}${text("number")}${to}${text("suffix")} ${text("unit")}`.trim();
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const valueAt = (value: unknown, key: string) => (isRecord(value) ? own(value, key) : undefined);
