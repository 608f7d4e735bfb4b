import { failureIds } from "./failure-ids";
import { fixedIds, practiceIds } from "./fixed-ids";
import { logoId } from "./logo";
import { slugOf } from "./turkish";

/** Ids that no section or question from the content may have. */
export const reservedIds: readonly string[] = [
  ...Object.values(fixedIds),
  ...Object.values(practiceIds),
  logoId,
  ...failureIds,
];

/** An element that needs an id: a section or one of its questions. */
interface Named {
  /** Id given in the content. */
  readonly id: string | null;
  readonly title: string | null;
}

/**
 * Returns a unique id per element: the one given in the content, or a slug of the title with a number if
 * taken ("fiyat", "fiyat-2").
 */
export function pageIds(named: readonly Named[]): string[] {
  const given = named.flatMap(({ id }) => id ?? []);
  const taken = new Set<string>([...reservedIds, ...given]);
  return named.map(({ id, title }) => {
    if (id) return id;
    const base = slugOf(title ?? "") || "bolum";
    let free = base;
    for (let next = 2; taken.has(free); next += 1) free = `${base}-${next}`;
    taken.add(free);
    return free;
  });
}
