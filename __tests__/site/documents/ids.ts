import assert from "node:assert/strict";
import { reservedIds } from "../../../src/lib/page-ids.ts";
import { readPages } from "../built-site.ts";

/** Ids that could be an editor's: those of Chakra, React and Gatsby hold other signs. */
const isSlug = (id: string) => /^[a-z0-9-]+$/.test(id) && !/^gatsby-/.test(id);

for (const { route, document } of readPages()) {
  const elements = [...document.querySelectorAll("[id]")];

  test(`${route} has no id twice`, () => {
    const ids = elements.map(({ id }) => id);
    assert.deepEqual(
      ids.filter((id, i) => ids.indexOf(id) < i && isSlug(id)),
      [],
    );
  });

  // Questions are where content names ids itself.
  if (!document.querySelector("main details")) continue;
  test(`${route} reserves every id of its own`, () => {
    const own = elements.filter(
      (element) => !element.closest("details") && !element.closest("main section section"),
    );
    assert.deepEqual(
      own.map(({ id }) => id).filter((id) => isSlug(id) && !reservedIds.includes(id)),
      [],
    );
  });
}
