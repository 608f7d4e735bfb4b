import { longWords } from "../../../../src/content-model/check/long-words";
import { readSourceFiles } from "../../../../src/content-model/documents";
import { changeFixture, fixtureContent } from "../../../support/fixture-content";

/** Advice about a page whose first section, and its only item, have these titles. */
function advisedOn(title: string, item = "ISO"): string[] {
  const content = changeFixture();
  content.replace(
    "pages/kalite-standartlari.yaml",
    "sections:\n",
    `sections:\n  - type: certificates\n    title: "${title}"\n    items: [{ title: "${item}", description: Kalite. }]\n`,
  );
  return longWords(readSourceFiles(fixtureContent, content.changes)).map(({ message }) => message);
}

test("a short word needs no advice", () => {
  expect(advisedOn("Laboratuvarlar")).toEqual([]);
  expect(advisedOn("Laboratuvar belgelerimizin tamamı")).toEqual([]);
});

test("advises of a heading with a word wider than its column", () => {
  expect(advisedOn("Belgelendirilmişlerimiz")).toEqual([
    "Başlıkta 23 harfli bir sözcük var: “Belgelendirilmişlerimiz”; dar sütunda rastgele bir yerinden bölünebilir.",
  ]);
});

test("a soft hyphen divides a long word", () => {
  expect(advisedOn("Belgelendiril\\u00admişlerimiz")).toEqual([]);
});

test("titles of items and facts need no advice", () => {
  expect(advisedOn("{experienceOfOurLaboratory} yıl", "Belgelendirilmişlerimiz")).toEqual([]);
});
