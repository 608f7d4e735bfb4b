import { z } from "zod";
import { numberText } from "../../content-model/check/names";
import type { Origins } from "../../content-model/format/format-document";
import { isFileKind, metaOf, unwrap } from "../../content-model/schema";
import { isRecord, own } from "../../content-model/walk";
import { numberFrom } from "./numbers";

/** Media folder, and its public path in the form. */
export const pictureFolder = "content/images";
export const publicFolder = "/images";

/** Hidden field with the kind of the document, by which its collection finds it. */
export const kindKey = "#kind";

/** Key of the form data's origin, as JSON. Not a hidden field, because Sveltia clears those in a duplicate. */
export const originKey = "#";

/** Our field types (`fields.tsx`); the first is also the name of its only field. */
export const liveKey = "#live";
export const dayKey = "#day";
export const colourKey = "#colour";

/** Form field for the key of a record's entry; not a model field. */
export const recordKey = "factKey";

/** Hidden key of an item with its place in the document: its index, or its key in a record. */
const markKey = "#";

/** Whether a key is internal: ours, or Sveltia's in edited lists. */
export const isOfForm = (key: string): boolean => key.startsWith("#") || key.startsWith("__sc_");

type Declared = z.core.$ZodType | undefined;

/** Path of a picture relative to the media folder; its name if it is outside. */
const belowMedia = (path: string): string =>
  /^\.{0,2}\/images\/(.+)/.exec(path)?.[1] ?? path.slice(path.lastIndexOf("/") + 1);

/**
 * Converts a document to form data: records to lists, numbers to text, picture paths to URLs. Drops empty values, because
 * Sveltia saves no form with an empty group.
 */
export function toForm(declared: Declared, value: unknown): unknown {
  const schema = unwrap(declared, value);
  if (schema instanceof z.ZodObject && isRecord(value)) {
    return mapValues(value, (item, key) => toForm(own(schema.shape, key) as Declared, item));
  }
  if (schema instanceof z.ZodRecord && isRecord(value)) {
    return Object.entries(value).map(([key, item]) => ({
      [recordKey]: key,
      ...Object(toForm(schema.valueType, item)),
      [markKey]: key,
    }));
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item: unknown, i) => {
      const entry = toForm(schema.element, item);
      return isRecord(entry) ? { ...entry, [markKey]: String(i) } : entry;
    });
  }
  if (isFileKind(metaOf(declared).kind) && typeof value === "string")
    return `${publicFolder}/${belowMedia(value)}`;
  return schema instanceof z.ZodNumber && typeof value === "number" ? numberText(value) : value;
}

/**
 * Converts form data to a document: drops empty values, relative picture paths.
 * @param folders depth of the document below `content/`
 * @param origins filled with the former places of the items
 */
export function fromForm(
  declared: Declared,
  value: unknown,
  folders: number,
  origins: Origins = new WeakMap(),
): unknown {
  const schema = unwrap(declared, value);
  if (schema instanceof z.ZodRecord && Array.isArray(value)) {
    const entries: [string, unknown][] = [];
    for (const { [recordKey]: key, ...item } of value.filter(isRecord)) {
      const name = typeof key === "string" ? key.trim() : "";
      const isTaken = entries.some(([other]) => other === name);
      const entry = fromForm(schema.valueType, item, folders, origins);
      noteOrigin(entry, item, origins);
      // A repeated key would overwrite the first, and a numeric one would move to the front: the check refuses this name.
      entries.push([isTaken || /^\d+$/.test(name) ? `${name} (${entries.length + 1})` : name, entry]);
    }
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  }
  if (Array.isArray(value)) {
    const element = schema instanceof z.ZodArray ? schema.element : undefined;
    const marks = value.map((item: unknown) => (isRecord(item) ? item[markKey] : undefined));
    const items = value.map((item: unknown, i) => {
      const entry = fromForm(element, item, folders, origins) ?? emptyOf(element);
      // A duplicated item has the same mark; the comments stay with the first.
      if (marks.indexOf(marks[i]) === i) noteOrigin(entry, item, origins);
      return entry;
    });
    return items.length === 0 && isOptional(declared) ? undefined : items;
  }
  if (isRecord(value)) {
    const shape = schema instanceof z.ZodObject ? schema.shape : {};
    const filled = mapValues(value, (item, key) =>
      fromForm(own(shape, key) as Declared, item, folders, origins),
    );
    return Object.keys(filled).length > 0 || isAdded(declared) ? filled : undefined;
  }
  if (typeof value === "string") return textFrom(declared, value.trim(), folders);
  return value === null || (value === false && isOptional(declared)) ? undefined : value;
}

function textFrom(declared: Declared, text: string, folders: number): string | number | undefined {
  if (text === "") return undefined;
  const schema = unwrap(declared);
  if (schema instanceof z.ZodNumber) return numberFrom(text, schema);
  if (!isFileKind(metaOf(declared).kind)) return text;
  return `${"../".repeat(folders) || "./"}images/${belowMedia(text)}`;
}

function noteOrigin(entry: unknown, item: unknown, origins: Origins): void {
  const mark = isRecord(item) ? item[markKey] : undefined;
  if (isRecord(entry) && typeof mark === "string") origins.set(entry, mark);
}

/** Keeps empty items, so that the check can report them. */
const emptyOf = (element: Declared): unknown => (unwrap(element) instanceof z.ZodObject ? {} : "");

const isOptional = (declared: Declared): boolean => declared instanceof z.ZodOptional;

/** Whether an empty group must not stay empty: the form has an optional one only once it was added. */
function isAdded(declared: Declared): boolean {
  const schema = unwrap(declared);
  const isGroup = isOptional(declared) && schema instanceof z.ZodObject;
  return isGroup && Object.values(schema.shape).some((field) => !isOptional(field));
}

function mapValues(record: Record<string, unknown>, change: (value: unknown, key: string) => unknown) {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([key]) => !isOfForm(key))
      .map(([key, value]) => [key, change(value, key)] as const)
      .filter(([, value]) => value !== undefined && value !== null),
  );
}
