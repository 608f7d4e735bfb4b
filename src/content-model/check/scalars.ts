import { isNode, isPair, isScalar, isSeq, type Node, type Pair, type Scalar, visit } from "yaml";
import type { SourceFile, ValuePath } from "../documents";

/** A key or value of a document, with its path. */
export interface PlacedScalar {
  node: Scalar;
  path: ValuePath;
  isKey: boolean;
}

interface DocumentParts {
  nodes: Node[];
  pairs: Pair[];
  scalars: PlacedScalar[];
}

/** Returns all keys and values of a document, in order. */
export function partsOf(file: SourceFile): DocumentParts {
  const parts: DocumentParts = { nodes: [], pairs: [], scalars: [] };
  visit(file.yaml, {
    Pair: (_, pair) => void parts.pairs.push(pair),
    Node(key, node, ancestors) {
      if (!isNode(node)) return;
      parts.nodes.push(node);
      if (isScalar(node))
        parts.scalars.push({ node, path: pathTo([...ancestors, node]), isKey: key === "key" });
    },
  });
  return parts;
}

function pathTo(ancestors: readonly unknown[]): ValuePath {
  return ancestors.flatMap((ancestor, i): (string | number)[] => {
    if (isPair(ancestor)) return isScalar(ancestor.key) ? [String(ancestor.key.value)] : [];
    const child = ancestors[i + 1];
    return isSeq(ancestor) && child !== undefined ? [ancestor.items.indexOf(child)] : [];
  });
}
