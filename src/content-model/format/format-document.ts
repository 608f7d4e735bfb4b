import { Document, Pair, parse, parseDocument, Scalar, stringify, YAMLMap, YAMLSeq } from "yaml";
import { z } from "zod";
import { metaOf, unwrap } from "../schema";
import { isRecord, own } from "../walk";
import { putRemarks, type Remarks, remarksOf } from "./remarks";

/** Maximum line length, if possible. */
const lineWidth = 112;

type Declared = z.core.$ZodType | undefined;

/**
 * Serialises a document: keys in the model's order, long texts folded, measures on one line, quotes only if
 * needed. Used by `npm run format` and /admin.
 * @param remarks comments and blank lines by path
 */
export function formatDocument(schema: z.ZodObject, value: unknown, remarks: Remarks = {}): string {
  const document = new Document();
  document.contents = nodeOf(value, schema, { indent: 0, column: 0 });
  putRemarks(document, remarks);
  return document.toString({ lineWidth, minContentWidth: 0, flowCollectionPadding: true });
}

/**
 * Parses a document and its comments.
 * @throws Error if the YAML is unreadable
 */
export function readDocument(text: string): { value: unknown; remarks: Remarks } {
  const source = parseDocument(text.replace(/^\uFEFF|\r(?=\n)/g, ""));
  const [error] = source.errors;
  if (error) throw error;
  return { value: source.toJS(), remarks: remarksOf(source) };
}

/**
 * Reformats a document, keeping its comments.
 * @throws Error if the YAML is unreadable
 */
export function formatText(schema: z.ZodObject, text: string): string {
  const { value, remarks } = readDocument(text);
  return formatDocument(schema, value, remarks);
}

/** Indentation of the lines below a value, and the column in which the value starts. */
interface Spot {
  indent: number;
  column: number;
}

function nodeOf(value: unknown, declared: Declared, spot: Spot): Scalar | YAMLMap | YAMLSeq {
  const schema = unwrap(declared, value);
  if (isRecord(value)) return mapOf(value, schema, spot);
  if (Array.isArray(value)) return listOf(value, schema, spot);
  return typeof value === "string" ? textOf(value.trim(), lineWidth - spot.column) : new Scalar(value);
}

function mapOf(value: Record<string, unknown>, schema: Declared, { indent }: Spot): YAMLMap {
  const map = new YAMLMap();
  map.flow = isMeasure(schema) || Object.keys(value).length === 0;
  const order = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  for (const key of new Set([...order.filter((name) => Object.hasOwn(value, name)), ...Object.keys(value)])) {
    // Texts in flow style are never folded.
    const column = map.flow ? Number.NEGATIVE_INFINITY : indent + key.length + 2;
    map.items.push(
      new Pair(new Scalar(key), nodeOf(value[key], fieldOf(schema, key), { indent: indent + 2, column })),
    );
  }
  return map;
}

function listOf(value: readonly unknown[], schema: Declared, { indent }: Spot): YAMLSeq {
  const list = new YAMLSeq();
  const element = schema instanceof z.ZodArray ? schema.element : undefined;
  list.flow = value.length === 0 || unwrap(element) instanceof z.ZodEnum;
  const column = list.flow ? Number.NEGATIVE_INFINITY : indent + 2;
  list.items = value.map((item) => nodeOf(item, element, { indent: indent + 2, column }));
  return list;
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
