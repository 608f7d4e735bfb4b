import { slugOf } from "./turkish";

/**
 * Ids that pages have beside those of their sections: of the frame, of its icons (plugins/icons/own-drawings.ts), of the page's
 * title, and of what only the home page and the contact page have.
 */
export const reservedIds = [
  "icerik",
  "logo",
  "menu",
  "phone",
  "search",
  "x",
  "baslik",
  "katalog",
  "katalog-baslik",
  "bilgi-talebi",
  "bilgi-talebi-baslik",
  "iletisim-bilgileri",
  "harita",
] as const;

/** What has an id: a section, and below it its questions. */
interface Named {
  /** As the content gives it. */
  readonly id: string | null;
  readonly title: string | null;
}

/**
 * Ids that differ from each other and from those of the frame: those that the content gives, of all others the title as it stands in
 * an address, with a number where another has it ("fiyat", "fiyat-2").
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
