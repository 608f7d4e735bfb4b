import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  stringify,
  YAMLMap,
  YAMLSeq,
} from "yaml";
import { z } from "zod";
import { unwrap } from "../../model/schema";
import { isRecord, own } from "../../model/walk";
import { isMeasure } from "../versions/measure";
import { pairItems } from "../versions/pair-items";
import { lineWidth, refold, textNode } from "./write-text";

type Declared = z.core.$ZodType | undefined;

/**
 * A document's file with other values. What did not change is written as it was, comments, quotes, line ends and
 * order included; what is new stands in the model's order, in the content's style.
 * @param text the file as it is; "" when there is none yet
 */
export function mergeYaml(text: string, value: Record<string, unknown>, schema: z.ZodObject): string {
  const lines = /\r\n/.test(text) ? "\r\n" : "\n";
  const source = text.replace(/\r\n/g, "\n");
  const yaml: Document = parseDocument(source);
  const merging = new Merging(yaml, source);
  yaml.contents = merging.node(isMap(yaml.contents) ? yaml.contents : null, value, schema, {
    indent: 0,
    column: 0,
  });
  const written = yaml.toString({ lineWidth, minContentWidth: 0, flowCollectionPadding: true });
  return merging.restored(written).replace(/\n/g, lines);
}

/** Where a value stands: where the lines of a section begin, and where it begins on its own line. */
interface Spot {
  indent: number;
  column: number;
}

class Merging {
  /** Pieces of the old file by the words that stand for them while the document is written anew. */
  private readonly kept = new Map<string, string>();

  constructor(
    private readonly yaml: Document,
    private readonly source: string,
  ) {}

  restored(written: string): string {
    return written.replace(/\uE000\d+\uE001/g, (word) => this.kept.get(word) ?? word);
  }

  node(was: Node | null, value: unknown, declared: Declared, spot: Spot): Node {
    const schema = unwrap(declared);
    if (was && isDeepStrictEqual(trimmed(was.toJS(this.yaml)), value)) return this.unchanged(was);
    if (isRecord(value)) return this.map(isMap(was) ? was : undefined, value, schema, spot);
    if (Array.isArray(value)) return this.list(isSeq(was) ? was : undefined, value, schema, spot);
    return this.scalar(isScalar(was) ? was : undefined, value, spot);
  }

  private map(was: YAMLMap | undefined, value: Record<string, unknown>, schema: Declared, spot: Spot): Node {
    const map = was ?? new YAMLMap(this.yaml.schema);
    if (!was) map.flow = isMeasure(schema);
    map.items = map.items.filter((pair) => Object.hasOwn(value, keyOf(pair)));
    const order = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    const keys = [...order.filter((key) => Object.hasOwn(value, key)), ...Object.keys(value)];
    for (const key of new Set(keys)) {
      const pair = map.items.find((item) => keyOf(item) === key);
      const column = map.flow ? 0 : spot.indent + key.length + 2;
      const below = { indent: spot.indent + 2, column };
      const node = this.node(
        isNode(pair?.value) ? pair.value : null,
        value[key],
        fieldOf(schema, key),
        below,
      );
      if (pair) pair.value = node;
      else insert(map, new Pair(new Scalar(key), node), order);
    }
    return map;
  }

  private list(was: YAMLSeq | undefined, value: readonly unknown[], schema: Declared, spot: Spot): Node {
    if (was?.flow && !value.some((item) => typeof item === "object")) {
      const items = value.map((item) => stringify(item, { lineWidth: 0 }).trim());
      return this.keep(was, `[${items.join(", ")}]`);
    }
    const list = was ?? new YAMLSeq(this.yaml.schema);
    const old = list.items.filter(isNode);
    const pairs = pairItems(
      old.map((item) => trimmed(item.toJS(this.yaml))),
      value,
    );
    const element = schema instanceof z.ZodArray ? schema.element : undefined;
    const below = { indent: spot.indent + 2, column: spot.indent + 2 };
    list.flow = value.length === 0;
    list.items = value.map((item, i) => this.node(old[pairs[i] ?? -1] ?? null, item, element, below));
    return list;
  }

  private scalar(was: Scalar | undefined, value: unknown, { column }: Spot): Node {
    if (typeof value !== "string") return like(was, new Scalar(value));
    const refolded = was?.type === "BLOCK_FOLDED" ? refold(this.sourceOf(was), value) : undefined;
    if (was && refolded !== undefined) return this.keep(was, refolded);
    return like(was, textNode(value, lineWidth - column, was?.type));
  }

  private unchanged(node: Node): Node {
    if (isScalar(node) || ((isMap(node) || isSeq(node)) && node.flow))
      return this.keep(node, this.sourceOf(node));
    if (isMap(node)) {
      for (const pair of node.items) if (isNode(pair.value)) pair.value = this.unchanged(pair.value);
    } else if (isSeq(node)) {
      node.items = node.items.map((item) => (isNode(item) ? this.unchanged(item) : item));
    }
    return node;
  }

  /** A word in the node's place for which `piece` is put in at the end. */
  private keep(node: Node, piece: string): Node {
    // Signs of the private use area: no keyboard writes them.
    const word = `\uE000${this.kept.size}\uE001`;
    this.kept.set(word, piece);
    return like(node, new Scalar(word));
  }

  private sourceOf({ range }: Node): string {
    return range ? this.source.slice(range[0], range[1]).trimEnd() : "";
  }
}

/** The node with the comments and the blank line that the one in its place had. */
function like(was: Node | undefined, node: Scalar): Scalar {
  if (!was) return node;
  const { commentBefore, comment, spaceBefore } = was;
  return Object.assign(node, { commentBefore, comment, spaceBefore });
}

/** Puts a pair where the model's order has it: before the first that comes after it. */
function insert(map: YAMLMap, pair: Pair, order: readonly string[]): void {
  const place = order.indexOf(keyOf(pair));
  const next = place < 0 ? -1 : map.items.findIndex((item) => order.indexOf(keyOf(item)) > place);
  map.items.splice(next < 0 ? map.items.length : next, 0, pair);
}

function fieldOf(schema: Declared, key: string): Declared {
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return schema instanceof z.ZodObject ? (own(schema.shape, key) as Declared) : undefined;
}

const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);

function trimmed(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, trimmed(item)]));
}
