import { slugOf } from "../../lib/turkish";

/** Ids that the page's frame and its other sections have. */
const ofThePage = ["baslik", "cagri", "icerik"];

/**
 * An id for each title, by which links lead to it: the title as it stands in an address, with a number behind it where
 * another has it already.
 */
export function sectionIds(titles: readonly string[]): string[] {
  const taken = new Set(ofThePage);
  return titles.map((title) => {
    const slug = slugOf(title) || "bolum";
    let id = slug;
    for (let next = 2; taken.has(id); next += 1) id = `${slug}-${next}`;
    taken.add(id);
    return id;
  });
}
