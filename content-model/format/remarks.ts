import { type Document, isMap, isNode, isSeq, type Node } from "yaml";

/** Comments and blank lines of a document, by where they stand: "hours.0.days", the document itself at "". */
export type Remarks = Readonly<Record<string, Remark>>;

interface Remark {
  commentBefore?: string;
  comment?: string;
  spaceBefore?: boolean;
}

export function remarksOf(document: Document): Remarks {
  const found: Record<string, Remark> = {};
  for (const [place, node] of placesIn(document)) {
    const { commentBefore, comment } = node;
    const remark: Remark = {
      ...(commentBefore ? { commentBefore } : {}),
      ...(comment ? { comment } : {}),
      ...("spaceBefore" in node && node.spaceBefore ? { spaceBefore: true } : {}),
    };
    if (Object.keys(remark).length > 0) found[place] = remark;
  }
  return found;
}

/** What was said of a place that is there no more goes with it. */
export function putRemarks(document: Document, remarks: Remarks): void {
  for (const [place, node] of placesIn(document))
    if (Object.hasOwn(remarks, place)) Object.assign(node, remarks[place]);
}

type Place = readonly [name: string, node: Node | Document];

function placesIn(document: Document): Place[] {
  return [["", document], ...(document.contents ? placesBelow("contents", document.contents) : [])];
}

/** The node, and everything in it: of a field its name, which comments stand before, and its value. */
function placesBelow(name: string, node: Node): Place[] {
  const below = isMap(node)
    ? node.items.flatMap(({ key, value }) => [
        ...(isNode(key) ? [[`${name}.${key}:`, key] as const] : []),
        ...(isNode(value) ? placesBelow(`${name}.${key}`, value) : []),
      ])
    : isSeq(node)
      ? node.items.flatMap((item, i) => (isNode(item) ? placesBelow(`${name}.${i}`, item) : []))
      : [];
  return [[name, node], ...below];
}
