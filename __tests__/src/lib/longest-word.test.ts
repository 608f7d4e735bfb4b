import { longestWord } from "../../../src/lib/longest-word";

test("the longest word counts, up to where a line may end", () => {
  expect(longestWord("CAD/CAM operatörü", null, "laboratuvarımızda")).toBe(17);
  expect(longestWord("2016–2026")).toBe(4);
  expect(longestWord()).toBe(0);
});
