import { fold } from "../../lib/turkish";

/** A page one can be sent to. */
export interface PageEntry {
  readonly label: string;
  readonly to: string;
}

/** Pairs of neighbouring letters; two words are alike in the share of pairs they have in common. */
function pairs(text: string): Set<string> {
  const letters = fold(text).replace(/[^a-z0-9]/g, "");
  return new Set(Array.from({ length: Math.max(letters.length - 1, 0) }, (_, i) => letters.slice(i, i + 2)));
}

function likeness(a: string, b: string): number {
  const [left, right] = [pairs(a), pairs(b)];
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return (2 * shared) / Math.max(left.size + right.size, 1);
}

/** The pages whose name or address is most like `wanted` (a search or a mistyped path), best first. */
export function nearestPages(wanted: string, pages: readonly PageEntry[], most = 5): PageEntry[] {
  const sought = fold(wanted).replace(/^\/+/, "");
  if (sought === "") return pages.slice(0, most);
  return pages
    .map((page) => {
      const contained = fold(page.label).includes(sought) ? 1 : 0;
      return { page, score: contained + Math.max(likeness(sought, page.label), likeness(sought, page.to)) };
    })
    .filter(({ score }) => score >= 0.25)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page);
}
