/** A few items that together have all parts. */
export function covering<T>(items: readonly T[], partsOf: (item: T) => readonly string[]): T[] {
  const unseen = new Set(items.flatMap(partsOf));
  const gain = (item: T) => new Set(partsOf(item).filter((part) => unseen.has(part))).size;
  const chosen: T[] = [];
  while (unseen.size > 0) {
    const next = items.reduce((best, item) => (gain(item) > gain(best) ? item : best));
    for (const part of partsOf(next)) unseen.delete(part);
    chosen.push(next);
  }
  return chosen;
}
