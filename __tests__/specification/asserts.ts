import assert from "node:assert/strict";

const complain = (says: string, problem: string) =>
  `${problem}\nThe specification says: ${says}\nIts facts stand in __tests__/specification. They are the sample's: they are left out once \`brand\` and \`url\` in content/site.yaml are another laboratory's.`;

/**
 * Every wanted thing is there; there may be more, and in another order.
 * @param says the specification's own words
 * @throws AssertionError naming what is missing, and the specification's words
 */
export function assertHas(
  says: string,
  place: string,
  wanted: readonly string[],
  shown: readonly string[],
): void {
  const missing = wanted.filter((thing) => !shown.includes(thing)).map((thing) => `“${thing}”`);
  assert.deepEqual(missing, [], complain(says, `${place} lacks ${missing}; it has ${shown.join(" | ")}`));
}

/** As `assertHas`, and in the given order. */
export function assertInOrder(
  says: string,
  place: string,
  wanted: readonly string[],
  shown: readonly string[],
): void {
  let next = 0;
  for (const thing of shown) if (thing === wanted[next]) next += 1;
  const problem = `${place} has ${shown.join(" | ")}, not in order ${wanted.join(", ")}`;
  assert.equal(next, wanted.length, complain(says, problem));
}

/** At least so many. */
export function assertCount(says: string, place: string, wanted: number, shown: number): void {
  assert.ok(shown >= wanted, complain(says, `${place}: there are ${shown}, not ${wanted}`));
}

/** The text says each of the words. */
export function assertWords(says: string, place: string, words: readonly string[], text: string): void {
  const missing = words.filter((word) => !text.includes(word)).map((word) => `“${word}”`);
  assert.deepEqual(missing, [], complain(says, `${place} does not say ${missing}, but: ${text}`));
}
