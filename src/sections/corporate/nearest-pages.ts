import { fold } from "../../lib/turkish";

/** A page one can be sent to. */
export interface PageEntry {
  readonly label: string;
  readonly to: string;
  /** Other names it is searched for by. */
  readonly keywords?: readonly string[] | null;
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

/** How much less a page counts that is found by a keyword than one found by its name. */
const byKeyword = 0.9;

/** How close a name is to what is sought: all of it in the name, or letters in common. */
function closeness(sought: string, name: string): number {
  return (fold(name).includes(sought) ? 1 : 0) + likeness(sought, name);
}

/** The pages whose name, address or keywords are most like `wanted` (a search or a mistyped path), best first. */
export function nearestPages(wanted: string, pages: readonly PageEntry[], most = 5): PageEntry[] {
  const sought = fold(wanted).replace(/^\/+/, "");
  if (sought === "") return pages.slice(0, most);
  return pages
    .map((page) => {
      const { label, to, keywords } = page;
      const others = (keywords ?? []).map((keyword) => byKeyword * closeness(sought, keyword));
      return { page, score: Math.max(closeness(sought, label), likeness(sought, to), ...others) };
    })
    .filter(({ score }) => score >= 0.25)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page);
}
