import { slugOf } from "./turkish";

/**
 * Ids that a page has by itself: of the frame, its icons, and the sections beside an editor's own. No id of the content may be one
 * of them; a test reads the built pages for more.
 */
export const reservedIds: readonly string[] = [
  "baslik",
  "cagri",
  "destek",
  "icerik",
  "kisa-yanitlar",
  "logo",
  "menu",
  "phone",
  "search",
  "sorular",
  "ulasin",
  "x",
];

/** Returns a unique id per title, as it stands in an address ("fiyat", "fiyat-2"). */
export function sectionIds(titles: readonly string[]): string[] {
  const taken = new Set(reservedIds);
  return titles.map((title) => {
    const slug = slugOf(title) || "bolum";
    let id = slug;
    for (let next = 2; taken.has(id); next += 1) id = `${slug}-${next}`;
    taken.add(id);
    return id;
  });
}
