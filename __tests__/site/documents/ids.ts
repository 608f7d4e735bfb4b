import { reservedIds } from "../../../src/domain/page-ids.ts";
import { readPages } from "../built-site.ts";

/** Ids an editor could choose; those of Chakra, React and Gatsby contain other characters. */
const isSlug = (id: string) => /^[a-z0-9-]+$/.test(id) && !/^gatsby-/.test(id);

test("every page reserves the ids of its frame and of reasons", () => {
  for (const { route, document } of readPages()) {
    const own = [...document.querySelectorAll("[id]")].filter(
      (element) => element.matches("p") || !element.parentElement?.closest("main"),
    );
    const free = own.map(({ id }) => id).filter((id) => isSlug(id) && !reservedIds.includes(id));
    expect([route, free]).toEqual([route, []]);
  }
});
