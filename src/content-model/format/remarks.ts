import { type Document, isCollection, isMap, isNode, isScalar, isSeq, type Node, type Scalar } from "yaml";

/** Comments and blank lines of a document by path: "contents.hours.0.days"; "" is the document. */
export type Remarks = Readonly<Record<string, Remark>>;

export interface Remark {
  commentBefore?: string;
  comment?: string;
  spaceBefore?: boolean;
}

/** @param text source, whose indentation decides which item a comment belongs to */
export function remarksOf(document: Document, text: string): Remarks {
  if (isNode(document.contents)) assignComments(document.contents, text);
  const found: Record<string, Remark> = {};
  for (const [path, node] of nodesByPath(document)) {
    const { commentBefore, comment } = node;
    const remark: Remark = {
      ...(commentBefore ? { commentBefore } : {}),
      ...(comment ? { comment } : {}),
      ...("spaceBefore" in node && node.spaceBefore ? { spaceBefore: true } : {}),
    };
    if (Object.keys(remark).length > 0) found[path] = remark;
  }
  return found;
}

/** Skips comments whose path no longer exists, and blank lines before the first item. */
export function putRemarks(document: Document, remarks: Remarks): void {
  const nodes = nodesByPath(document);
  for (const [path, node] of nodes) {
    if (Object.hasOwn(remarks, path)) Object.assign(node, remarks[path]);
    // Without quotes it would look like the end of the text, which the content check refuses.
    if (isScalar(node) && node.type === "PLAIN" && typeof node.value === "string" && node.comment)
      node.type = "QUOTE_DOUBLE";
  }
  for (const [, node] of nodes) {
    const first = isNode(node) ? partsOf(node)[0]?.head : undefined;
    if (first) delete first.spaceBefore;
  }
}

/**
 * Attaches each comment to the item or field below it; the parser attaches it to the list or the item above.
 */
function assignComments(node: Node, text: string): void {
  if (!isCollection(node) || node.flow) return;
  const parts = partsOf(node);
  for (const [i, { head, value }] of parts.entries()) {
    const first = value && isCollection(value) && !value.flow ? partsOf(value)[0]?.head : undefined;
    if (first && value?.commentBefore && head !== value) {
      first.commentBefore = join(value.commentBefore, first.commentBefore);
      delete value.commentBefore;
    }
    if (value) assignComments(value, text);
    const next = parts[i + 1]?.head;
    if (value?.comment && next) splitComment(value, next, text);
  }
}

/** Start of an item or field, and its value. */
interface CollectionPart {
  head: Node;
  value: Node | undefined;
}

function partsOf(node: Node): CollectionPart[] {
  if (isSeq(node)) return node.items.filter(isNode).map((item) => ({ head: item, value: item }));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) =>
    isNode(key) ? [{ head: key as Scalar, value: isNode(value) ? value : undefined }] : [],
  );
}

/** The parser attaches a comment above an item to the previous item if a deeper comment precedes it. */
function splitComment(value: Node, next: Node, text: string): void {
  const [, end, after] = value.range ?? [0, 0, 0];
  const nextLine = text.lastIndexOf("\n", after - 1) + 1;
  const indent = text.slice(nextLine).search(/\S/);
  const lines = text.slice(end, nextLine).trimEnd().split("\n");
  const deeper = lines.findLastIndex((line, i) => {
    const isOwnLine = i > 0 || text[end - 1] === "\n";
    return line.trim() !== "" && (!isOwnLine || line.search(/\S/) > indent);
  });
  const above = lines.slice(deeper + 1).map((line) => line.trim().replace(/^#/, ""));
  const first = above.findIndex((line) => line !== "");
  const comment = above.slice(first).join("\n").trimEnd();
  if (deeper < 0 || first < 0 || !value.comment?.endsWith(comment)) return;
  value.comment = value.comment.slice(0, -comment.length).trimEnd();
  next.commentBefore = join(comment, next.commentBefore);
  if (first > 0) next.spaceBefore = true;
}

const join = (above: string, below: string | null | undefined): string =>
  below ? `${above}\n${below}` : above;

type NodeAtPath = readonly [path: string, node: Node | Document];

function nodesByPath(document: Document): NodeAtPath[] {
  return [["", document], ...(document.contents ? nodesBelow("contents", document.contents) : [])];
}

/** A node and all below it: keys, which comments precede, and values. */
function nodesBelow(path: string, node: Node): NodeAtPath[] {
  const below = isMap(node)
    ? node.items.flatMap(({ key, value }) => [
        ...(isNode(key) ? [[`${path}.${key}:`, key] as const] : []),
        ...(isNode(value) ? nodesBelow(`${path}.${key}`, value) : []),
      ])
    : isSeq(node)
      ? node.items.flatMap((item, i) => (isNode(item) ? nodesBelow(`${path}.${i}`, item) : []))
      : [];
  return [[path, node], ...below];
}
