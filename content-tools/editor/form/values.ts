import { posix } from "node:path";
import { z } from "zod";
import { metaOf, unwrap } from "../../model/schema";
import { isRecord, own } from "../../model/walk";
import { pictureAddress, publicFolderOf } from "./pictures";
import { recordKey } from "./widgets";

type Declared = z.core.$ZodType | undefined;

/**
 * A document's value as the web editor's form holds it: records are lists whose items carry their key, pictures have
 * an address.
 */
export function toForm(declared: Declared, value: unknown): unknown {
  const schema = unwrap(declared);
  if (schema instanceof z.ZodObject && isRecord(value)) {
    return mapValues(value, (item, key) => toForm(own(schema.shape, key) as Declared, item));
  }
  if (schema instanceof z.ZodRecord && isRecord(value)) {
    return Object.entries(value).map(([key, item]) => ({
      [recordKey]: key,
      ...(isRecord(item) ? item : {}),
    }));
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item: unknown) => toForm(schema.element, item));
  }
  if (metaOf(declared).kind === "picture" && typeof value === "string")
    return `${pictureAddress}/${posix.basename(value)}`;
  return value;
}

/**
 * What a form holds as a document's value: without what was left empty, pictures by their path from the document.
 * @param file path of the document below `content/`
 */
export function fromForm(declared: Declared, value: unknown, file: string): unknown {
  const schema = unwrap(declared);
  if (schema instanceof z.ZodRecord && Array.isArray(value)) {
    const entries = value
      .filter(isRecord)
      .map(({ [recordKey]: key, ...item }) => [
        typeof key === "string" ? key.trim() : "",
        fromForm(schema.valueType, item, file),
      ]);
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  }
  if (Array.isArray(value)) {
    const element = schema instanceof z.ZodArray ? schema.element : undefined;
    const items = value.map((item: unknown) => fromForm(element, item, file) ?? emptyOf(element));
    return items.length === 0 && isOptional(declared) ? undefined : items;
  }
  if (isRecord(value)) {
    const shape = schema instanceof z.ZodObject ? schema.shape : {};
    const filled = mapValues(value, (item, key) => fromForm(own(shape, key) as Declared, item, file));
    return Object.keys(filled).length > 0 ? filled : undefined;
  }
  if (typeof value === "string") return textFrom(declared, value.trim(), file);
  return value === null || (value === false && isOptional(declared)) ? undefined : value;
}

function textFrom(declared: Declared, text: string, file: string): string | undefined {
  if (text === "") return undefined;
  return metaOf(declared).kind === "picture" ? `${publicFolderOf(file)}/${posix.basename(text)}` : text;
}

/** An item that was added and left empty stays, so that the content check can name its place. */
const emptyOf = (element: Declared): unknown => (unwrap(element) instanceof z.ZodObject ? {} : "");

const isOptional = (declared: Declared): boolean => declared instanceof z.ZodOptional;

function mapValues(record: Record<string, unknown>, change: (value: unknown, key: string) => unknown) {
  return Object.fromEntries(
    Object.entries(record)
      .map(([key, value]) => [key, change(value, key)] as const)
      .filter(([, value]) => value !== undefined),
  );
}
