import assert from "node:assert/strict";

/** Where a fact stands here, and the specification's own words. */
export interface Source {
  /** File of this folder. */
  file: string;
  says: string;
}

const advice =
  "These facts are the sample's: they are left out once `brand` and `url` in content/site.yaml are another laboratory's.";

const complain = ({ file, says }: Source, problem: string) =>
  `${problem}\nThe specification says: ${says}\nThe fact stands in __tests__/specification/${file}. ${advice}`;

/**
 * Every wanted thing is there; there may be more, and in another order.
 * @throws AssertionError naming what is missing, the specification's words and where the fact stands
 */
export function assertHas(
  source: Source,
  place: string,
  wanted: readonly string[],
  shown: readonly string[],
): void {
  const missing = wanted.filter((thing) => !shown.includes(thing));
  const list = missing.map((thing) => `“${thing}”`).join(", ");
  assert.ok(missing.length === 0, complain(source, `${place} lacks ${list}; it has ${shown.join(" | ")}`));
}

/** As `assertHas`, and in the given order. */
export function assertInOrder(
  source: Source,
  place: string,
  wanted: readonly string[],
  shown: readonly string[],
): void {
  let next = 0;
  for (const thing of shown) if (thing === wanted[next]) next += 1;
  const order = wanted.join(", ");
  assert.ok(
    next === wanted.length,
    complain(source, `${place} has ${shown.join(" | ")}, not in order ${order}`),
  );
}

/** At least so many. */
export function assertCount(source: Source, place: string, wanted: number, shown: number): void {
  assert.ok(shown >= wanted, complain(source, `${place}: there are ${shown}, not ${wanted}`));
}

/** The text says each of the words. */
export function assertWords(source: Source, place: string, words: readonly string[], text: string): void {
  const missing = words.filter((word) => !text.includes(word)).map((word) => `“${word}”`);
  assert.ok(
    missing.length === 0,
    complain(source, `${place} does not say ${missing.join(", ")}, but: ${text}`),
  );
}
