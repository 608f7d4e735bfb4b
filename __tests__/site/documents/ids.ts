import assert from "node:assert/strict";
import { reservedIds } from "../../../src/domain/page-ids.ts";
import { readPages } from "../built-site.ts";

/** Ids an editor could choose; those of Chakra, React and Gatsby contain other characters. */
const isSlug = (id: string) => /^[a-z0-9-]+$/.test(id) && !/^gatsby-/.test(id);

for (const { route, document } of readPages()) {
  const elements = [...document.querySelectorAll("[id]")];

  test(`${route} has unique ids`, () => {
    const ids = elements.map(({ id }) => id);
    assert.deepEqual(
      ids.filter((id, i) => ids.indexOf(id) < i && isSlug(id)),
      [],
    );
  });

  test(`${route} reserves the ids of its frame and of reasons`, () => {
    const own = elements.filter((element) => element.matches("p") || !element.parentElement?.closest("main"));
    assert.deepEqual(
      own.map(({ id }) => id).filter((id) => isSlug(id) && !reservedIds.some((each) => each === id)),
      [],
    );
  });
}
