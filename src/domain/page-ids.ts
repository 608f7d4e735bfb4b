import { slugOf } from "./turkish";

/** Ids of the answers to dentists' questions that other pages link to. */
export const practiceIds = { priceList: "fiyat-ogrenme", scanFiles: "tarama-dosyasi" } as const;

/**
 * Ids already used on a page by the frame, its icons (src/build/artifacts/icons/own-drawings.ts), the page title, and the
 * fixed parts of the home and contact page.
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
  ...Object.values(practiceIds),
] as const;

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
