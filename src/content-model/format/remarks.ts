import { type Document, isCollection, isMap, isNode, isScalar, isSeq, type Node, type Scalar } from "yaml";

/** Comments and blank lines of a document by path: "contents.hours.0.days"; "" is the document. */
export type Remarks = Readonly<Record<string, Remark>>;

export interface Remark {
  commentBefore?: string;
  comment?: string;
  spaceBefore?: boolean;
}

export function remarksOf(document: Document): Remarks {
  if (isNode(document.contents)) assignComments(document.contents);
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

/** Attaches a comment above a list to its first item or field; the parser attaches it to the list. */
function assignComments(node: Node): void {
  if (!isCollection(node) || node.flow) return;
  for (const { head, value } of partsOf(node)) {
    const first = value && isCollection(value) && !value.flow ? partsOf(value)[0]?.head : undefined;
    if (first && value?.commentBefore && head !== value) {
      first.commentBefore = join(value.commentBefore, first.commentBefore);
      delete value.commentBefore;
    }
    if (value) assignComments(value);
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
