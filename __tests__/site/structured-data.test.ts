import assert from "node:assert/strict";
import { test } from "node:test";
import { vocabularyProblems } from "../support/schema-org.ts";
import { readPages } from "./built-site.ts";

test("schema.org knows all that the pages' structured data says, and no page rates itself", () => {
  const described = readPages().flatMap(({ route, document }) =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => {
      const text = script.textContent ?? "";
      assert.doesNotMatch(text, /rating|review|offers|price/i, route);
      const problems = JSON.parse(text)["@graph"].flatMap((thing: unknown) =>
        vocabularyProblems(thing, route),
      );
      assert.deepEqual(problems, []);
      return route;
    }),
  );
  assert.equal(described.length, 17, "the home page, the questions and fifteen products are described");
});
