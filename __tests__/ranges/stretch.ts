import { z } from "zod";
import { metaOf, unwrap } from "../../content-tools/model/schema.ts";
import { isRecord } from "../../content-tools/model/walk.ts";

/** How a document is stretched within what the content model allows. */
export interface Stretch {
  /** How many items a list gets that may have so many. */
  count(least: number, most: number): number;
  /** Whether texts are as long as they may be, with long words in them. */
  long: boolean;
  /** Places that stay as they are, each as the keys that lead to it ("timeline.entries"). */
  kept: readonly string[];
}

/** Turkish words as long as a laboratory writes them. */
const longWords = [
  "laboratuvarımızda",
  "değerlendirilmesi",
  "karakterizasyonu",
  "özelleştirilebilir",
  "restorasyonlarımız",
  "biyouyumluluğunu",
];

/** Parts whose texts nobody sees on the page, or that the site itself fixes. */
const unseen = ["seo", "alt", "drawing", "criterion"];

/** The least and the most a list may hold, or a text may be long. */
function limitsOf(schema: z.core.$ZodType): { least: number; most: number } {
  const { minItems, maxItems, maxLength } = z.toJSONSchema(schema, { unrepresentable: "any" });
  return { least: minItems ?? 0, most: maxItems ?? maxLength ?? Number.POSITIVE_INFINITY };
}

/** A text with words behind it until no other finds room below `most` characters. */
function lengthen(text: string, most: number): string {
  let long = text.replace(/[.…]$/, "");
  for (let i = text.length; ; i++) {
    const next = `${long} ${longWords[i % longWords.length]}`;
    if (next.length > most) return long;
    long = next;
  }
}

const numbered = (text: string, number: number, most: number): string =>
  `${text.slice(0, most - 3).trim()} ${number}`;

/** The item with another value in every field by which items of its list are told apart. */
function another(item: unknown, declared: z.core.$ZodType | undefined, number: number): unknown {
  const schema = unwrap(declared);
  if (!schema) return item;
  if (schema instanceof z.ZodObject && isRecord(item))
    return Object.fromEntries(
      Object.entries(item).map(([key, value]) => [key, another(value, schema.shape[key], number)]),
    );
  if (typeof item !== "string" || metaOf(declared).uniqueIn !== "list") return item;
  return metaOf(declared).kind === "slug"
    ? `${item}-${number}`
    : numbered(item, number, limitsOf(schema).most);
}

/**
 * A value as large or as small as its schema allows, made from what it is.
 * @param declared the schema of the value, optional wrapper included
 */
export function stretched(
  declared: z.core.$ZodType | undefined,
  value: unknown,
  how: Stretch,
  path: readonly string[] = [],
): unknown {
  const schema = unwrap(declared);
  if (!schema || how.kept.includes(path.join(".")) || path.some((key) => unseen.includes(key))) return value;
  if (schema instanceof z.ZodObject && isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        stretched(schema.shape[key], part, how, [...path, key]),
      ]),
    );
  if (schema instanceof z.ZodArray && Array.isArray(value) && value.length > 0) {
    const { least, most } = limitsOf(schema);
    const length = Number.isFinite(most) ? how.count(least, most) : value.length;
    return Array.from({ length }, (_, i) => {
      const item = stretched(schema.element, value[i % value.length], how, path);
      return i < value.length ? item : another(item, schema.element, i + 1);
    });
  }
  if (how.long && typeof value === "string" && metaOf(declared).kind === "text") {
    const { most } = limitsOf(schema);
    return most >= 40 ? lengthen(value, Math.min(most, 320)) : value;
  }
  return value;
}
