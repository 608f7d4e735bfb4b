import { isCollection, isMap, isNode, isScalar, isSeq, type Node } from "yaml";

/** Copies to a node the comments of the one it replaces. */
export function withComments<T extends Node>(node: T, former: unknown): T {
  if (!isNode(former)) return node;
  const { commentBefore, comment, spaceBefore } = former;
  // Without quotes the comment would look like the end of the text, which the content check refuses.
  if (comment && isScalar(node) && node.type === "PLAIN" && typeof node.value === "string")
    node.type = "QUOTE_DOUBLE";
  return Object.assign(node, { commentBefore, comment, spaceBefore });
}

/** Attaches a comment above a list to its first item or field; the parser attaches it to the list. */
export function settleComments(node: unknown): void {
  if (!isCollection(node) || node.flow) return;
  for (const { head, value } of partsOf(node)) {
    const first = isCollection(value) && !value.flow ? partsOf(value)[0]?.head : undefined;
    if (first && isNode(value) && value.commentBefore && head !== value) {
      first.commentBefore = [value.commentBefore, first.commentBefore].filter(Boolean).join("\n");
      delete value.commentBefore;
    }
    settleComments(value);
  }
}

/** Starts of the items or fields, and their values. */
function partsOf(node: Node): { head: Node; value: unknown }[] {
  if (isSeq(node)) return node.items.filter(isNode).map((item) => ({ head: item, value: item }));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) => (isNode(key) ? [{ head: key, value }] : []));
}
