import assert from "node:assert/strict";

const complain = (says: string, problem: string) =>
  `${problem}\nThe specification says: ${says}\nIts facts stand in __tests__/specification. They are the sample's: they are left out once \`brand\` and \`url\` in content/site.yaml are another laboratory's.`;

/**
 * Asserts that all wanted entries exist, in any order.
 * @param says the specification's words
 * @throws AssertionError with the missing entries and the specification's words
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

/** Like `assertHas`, but in this order. */
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

/** Asserts exactly these entries, in this order. */
export function assertSame(
  says: string,
  place: string,
  wanted: readonly string[],
  shown: readonly string[],
): void {
  const problem = `${place} has ${shown.join(" | ")}, not exactly ${wanted.join(" | ")}`;
  assert.deepEqual(shown, wanted, complain(says, problem));
}

/** Asserts a minimum number. */
export function assertCount(says: string, place: string, wanted: number, shown: number): void {
  assert.ok(shown >= wanted, complain(says, `${place}: there are ${shown}, not ${wanted}`));
}

/** Asserts that the text contains each of the words. */
export function assertWords(says: string, place: string, words: readonly string[], text: string): void {
  const missing = words.filter((word) => !text.includes(word)).map((word) => `“${word}”`);
  assert.deepEqual(missing, [], complain(says, `${place} does not say ${missing}, but: ${text}`));
}
