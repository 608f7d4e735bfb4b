import { typosBetween } from "../../../src/lib/typos";

test.each([
  ["veneer", "veneer", 0],
  ["venner", "veneer", 1],
  ["vener", "veneer", 1],
  ["veeneer", "veneer", 1],
  ["evneer", "veneer", 1],
  ["vinnir", "veneer", 3],
])("%s is %s with %i typing errors", (typed, word, typos) => {
  expect(typosBetween(typed, word, 2)).toBe(Math.min(typos, 3));
});

test("what was typed so far is compared with as much of the word", () => {
  expect(typosBetween("zirkn", "zirkonyum", 1)).toBe(1);
  expect(typosBetween("zirkonim", "zirkonyumlu", 2)).toBe(2);
});

test("a short word is no beginning of others", () => {
  expect(typosBetween("emx", "emaxcad", 1)).toBe(2);
});

test("words of very different lengths are not alike", () => {
  expect(typosBetween("protezler", "pro", 2)).toBe(3);
  expect(typosBetween("abcd", "", 1)).toBe(2);
});
