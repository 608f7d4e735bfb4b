import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  Pair,
  parse,
  parseDocument,
  Scalar,
  stringify,
  YAMLMap,
  YAMLSeq,
} from "yaml";
import { z } from "zod";
import { withComposedLetters } from "../letters";
import { metaOf, unwrap } from "../schema";
import { isRecord, own } from "../walk";
import { settleComments, withComments } from "./comments";

/** Maximum line length, if possible. */
const lineWidth = 112;

type Declared = z.core.$ZodType | undefined;

/** Former keys and indices of the items of a value; items that it lacks are new. */
export type Origins = WeakMap<object, string>;

/**
 * Writes a value over a document: keys in the model's order, long texts folded, measures on one line, quotes only if
 * needed. Used by `npm run format` and /admin.
 * @param source the document, whose comments are kept
 * @param origins by default all items are where they were
 */
export function formatDocument(
  schema: z.ZodObject,
  value: unknown,
  source: Document = parseDocument(""),
  origins?: Origins,
): string {
  settleComments(source.contents);
  source.contents = nodeOf(value, schema, { indent: 0, column: 0, former: source.contents, origins });
  return source.toString({ lineWidth, minContentWidth: 0, flowCollectionPadding: true });
}

/**
 * Parses a document.
 * @throws Error if the YAML is unreadable
 */
export function readDocument(text: string): Document {
  const source = parseDocument(withComposedLetters(text.replace(/^\uFEFF|\r(?=\n)/g, "")));
  const [error] = source.errors;
  if (error) throw error;
  return source;
}

/**
 * Reformats a document, keeping its comments.
 * @throws Error if the YAML is unreadable
 */
export function formatText(schema: z.ZodObject, text: string): string {
  const source = readDocument(text);
  return formatDocument(schema, source.toJS(), source);
}

interface Spot {
  /** Indentation of the lines below the value. */
  indent: number;
  /** Column in which the value starts. */
  column: number;
  /** Node that the value replaces. */
  former: unknown;
  origins: Origins | undefined;
}

function nodeOf(value: unknown, declared: Declared, spot: Spot): Scalar | YAMLMap | YAMLSeq {
  const schema = unwrap(declared, value);
  const node = isRecord(value)
    ? mapOf(value, schema, spot)
    : Array.isArray(value)
      ? listOf(value, schema, spot)
      : typeof value === "string"
        ? textOf(withComposedLetters(value.trim()), lineWidth - spot.column)
        : new Scalar(value);
  return withComments(node, spot.former);
}

function mapOf(value: Record<string, unknown>, schema: Declared, { indent, former, origins }: Spot): YAMLMap {
  const map = new YAMLMap();
  map.flow = isMeasure(schema) || Object.keys(value).length === 0;
  const order = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  for (const key of new Set([...order.filter((name) => Object.hasOwn(value, name)), ...Object.keys(value)])) {
    // Texts in flow style are never folded.
    const column = map.flow ? Number.NEGATIVE_INFINITY : indent + key.length + 2;
    const item = value[key];
    const formerKey = (isRecord(item) && origins?.get(item)) || key;
    const pair = isMap(former) ? former.items.find((each) => keyOf(each) === formerKey) : undefined;
    const spot = { indent: indent + 2, column, former: pair?.value, origins };
    const name = withComments(new Scalar(key), pair?.key);
    if (map.items.length === 0) delete name.spaceBefore;
    map.items.push(new Pair(name, nodeOf(item, fieldOf(schema, key), spot)));
  }
  return map;
}

const keyOf = ({ key }: { key: unknown }) => (isScalar(key) ? String(key.value) : undefined);

function listOf(value: readonly unknown[], schema: Declared, { indent, former, origins }: Spot): YAMLSeq {
  const list = new YAMLSeq();
  const element = schema instanceof z.ZodArray ? schema.element : undefined;
  list.flow = value.length === 0 || unwrap(element) instanceof z.ZodEnum;
  const column = list.flow ? Number.NEGATIVE_INFINITY : indent + 2;
  const items = isSeq(former) ? former.items : [];
  const nodes = value.map((item, i) => {
    const at = origins && isRecord(item) ? Number(origins.get(item)) : formerIndex(items, i, value);
    return nodeOf(item, element, { indent: indent + 2, column, former: items[at], origins });
  });
  delete nodes[0]?.spaceBefore;
  list.items = nodes;
  return list;
}

/** Where an item was: a text that was moved is found by itself, one that was reworded by its index. */
function formerIndex(items: readonly unknown[], i: number, value: readonly unknown[]): number {
  const texts = items.map((item) => (isScalar(item) ? item.value : item));
  const occurrence = value.slice(0, i).filter((item) => item === value[i]).length;
  const same = texts.flatMap((text, at) => (text === value[i] ? [at] : []))[occurrence];
  return same ?? (texts.length === value.length && !value.includes(texts[i]) ? i : Number.NaN);
}

/** Values that belong on one line: a quantity or a position. */
function isMeasure(schema: Declared): boolean {
  if (!(schema instanceof z.ZodObject)) return false;
  const fields = Object.values(schema.shape);
  const isShort = (field: z.core.$ZodType) =>
    unwrap(field) instanceof z.ZodNumber ||
    unwrap(field) instanceof z.ZodEnum ||
    metaOf(field).kind === "keyword" ||
    metaOf(field).kind === "factName";
  return fields.every(isShort) && fields.some((field) => unwrap(field) instanceof z.ZodNumber);
}

function fieldOf(schema: Declared, key: string): Declared {
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return schema instanceof z.ZodObject ? (own(schema.shape, key) as Declared) : undefined;
}

/** @param room characters left on the line */
function textOf(text: string, room: number): Scalar {
  const node = new Scalar(text);
  node.type = isPlain(text) ? "PLAIN" : "QUOTE_DOUBLE";
  const length = text.length + (node.type === "PLAIN" ? 0 : 2);
  if (text.includes("\n")) node.type = "BLOCK_LITERAL";
  else if (length > room) node.type = "BLOCK_FOLDED";
  return node;
}

/** Whether all YAML versions parse the unquoted text as itself. */
function isPlain(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return false; // a symbol such as "+" looks like YAML syntax
  const plain = stringify(text, { lineWidth: 0 }).trimEnd();
  return plain === text && (["1.1", "1.2"] as const).every((version) => parse(plain, { version }) === text);
}
