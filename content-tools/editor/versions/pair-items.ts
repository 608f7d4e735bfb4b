import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../../model/walk";

/**
 * Which item of a list each new item was before: the same one if it is still there, else the one most like it.
 * @returns for each new item the position of the old one, undefined for an item that is new
 */
export function pairItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const pairs: (number | undefined)[] = after.map(() => undefined);
  const take = (position: number, old: number | undefined) => {
    if (old === undefined) return;
    pairs[position] = old;
    free.delete(old);
  };
  for (const [i, item] of after.entries()) {
    const same = [i, ...free].find((old) => free.has(old) && isDeepStrictEqual(before[old], item));
    take(i, same);
  }
  for (const [i, item] of after.entries()) {
    if (pairs[i] === undefined) take(i, mostAlike(before, [...free], item));
  }
  if (before.length === after.length) {
    // Nothing was added or removed: what is like nothing else was written anew in its place.
    for (const i of after.keys()) if (pairs[i] === undefined && free.has(i)) take(i, i);
  }
  return pairs;
}

function mostAlike(before: readonly unknown[], candidates: readonly number[], item: unknown) {
  const [best] = candidates
    .map((old) => ({ old, likeness: likeness(before[old], item) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness);
  return best?.old;
}

/** Number of fields that two sections have alike. */
function likeness(a: unknown, b: unknown): number {
  if (!isRecord(a) || !isRecord(b)) return 0;
  return Object.keys(a).filter((key) => isDeepStrictEqual(a[key], b[key])).length;
}
