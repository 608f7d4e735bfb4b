import { checkContent } from "../../../content-tools/check";
import { doubts } from "../../../content-tools/check/contradictions";
import { readSourceFiles } from "../../../content-tools/model/documents";
import { type ChangedFixture, changeFixture, fixtureContent } from "../../support/fixture-content";

const now = new Date(2026, 5, 1);

const doubtsOf = ({ changes }: ChangedFixture): string[] =>
  doubts(readSourceFiles(fixtureContent, changes), now).map(({ file, message }) => `${file} ${message}`);
const known = doubtsOf(changeFixture());

/** What is doubted of the content of the tests after a change, and was not before. */
function doubtsAfter(change: (content: ChangedFixture) => void): string[] {
  const content = changeFixture();
  change(content);
  return doubtsOf(content).filter((line) => !known.includes(line));
}

test("a category without products, and nothing else in the content of the tests", () => {
  expect(known).toEqual(["pages/home.yaml “Çocuk” kategorisinde ürün yok."]);
});

test("a timeline that begins after the founding", () => {
  expect(doubtsAfter((content) => content.replace("pages/about.yaml", "year: 2011", "year: 2012"))).toEqual([
    "pages/about.yaml Zaman çizelgesi 2012 ile başlıyor, kuruluş yılı ise 2011.",
  ]);
});

test("an event to come", () => {
  expect(doubtsAfter((content) => content.replace("pages/about.yaml", "year: 2018", "year: 2030"))).toEqual([
    "pages/about.yaml Zaman çizelgesindeki yıl gelecekte: 2030.",
  ]);
});

test("more experience than years", () => {
  expect(doubtsAfter((content) => content.replace("site.yaml", "number: 14", "number: 16"))).toEqual([
    "site.yaml Deneyim (16 yıl) laboratuvarın yaşından (15 yıl) uzun.",
  ]);
});

test.each(["Hafta içi", "Pazartesi - Cuma", "Pazartesi, Salı ve Çarşamba–Cuma", "Kış boyunca"])(
  "“%s” says nothing else than the days",
  async (days) => {
    const content = changeFixture();
    content.replace("site.yaml", "days: Pazartesi–Cuma", `days: ${days}`);
    expect(await checkContent(fixtureContent, content.changes)).toEqual([]);
  },
);

test("a break at noon is two ranges of one day", async () => {
  const content = changeFixture();
  content.replace(
    "site.yaml",
    '    closes: "18.00"\n    schemaDays: [Monday',
    '    closes: "12.00"\n    schemaDays: [Monday',
  );
  content.replace(
    "site.yaml",
    "  - days: Cumartesi",
    '  - days: Hafta içi öğleden sonra\n    opens: "13.00"\n    closes: "18.00"\n    schemaDays: [Monday, Tuesday, Wednesday, Thursday, Friday]\n  - days: Cumartesi',
  );
  expect(await checkContent(fixtureContent, content.changes)).toEqual([]);
});
