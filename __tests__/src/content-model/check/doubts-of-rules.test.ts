import { doubtsOfRules } from "../../../../src/content-model/check/doubts-of-rules";
import { measuresIn } from "../../../../src/content-model/check/stated-measures";
import { readSourceFiles } from "../../../../src/content-model/documents";
import { changeFixture, fixtureContent, product } from "../../../support/fixture-content";

/** What is doubted once a page, or a product's page, says the words. */
function doubtsOf(words: string, file = "pages/misyonumuz.yaml"): string[] {
  const content = changeFixture();
  const [line] = /^(?:badge|title): .*\n|^ +description: (?!>).*\n/m.exec(content.read(file)) ?? [""];
  content.replace(file, line, line.replace(/: .*/, `: ${JSON.stringify(words)}`));
  return doubtsOfRules(readSourceFiles(fixtureContent, content.changes)).map(({ message }) => message);
}

test("the fixture's texts contradict none of its rules", () => {
  expect(doubtsOfRules(readSourceFiles(fixtureContent))).toEqual([]);
});

test.each([
  ["Sabit kronlar genelde 3–5 iş gününde hazır olur.", "3–5 iş gün", "teslim süresi ise 4–6 iş günü"],
  ["Hareketli protezler 6-8 günde teslim edilir.", "6-8 gün", "teslim süresi ise 6–9 iş günü"],
  ["Acil vakalar 24–48 saatte tamamlanır.", "24–48 saat", "ekspres süre ise 36–60 saat"],
  ["Mesajınıza 2 saat içinde döneriz.", "2 saat", "yanıt süresi ise 4 saat"],
  ["Garantimiz 24 aydır, sonra ücretli.", "24 ay", "garanti ise 3 yıl"],
  ["Lamine kron 10 yıl garantilidir.", "10 yıl", "garanti ise 15 yıl"],
])("“%s” contradicts the facts", (words, stated, promised) => {
  expect(doubtsOf(words)).toEqual([`Metin “${stated}” diyor, bildirilen ${promised}.`]);
});

test.each([
  "Sabit kronlar genelde 4–6 iş gününde, en geç 6 günde hazır olur.",
  "Garanti 36 aydır.",
  "Lamine kron 15 yıl garantilidir; üretimi 5–7 iş günü sürer.",
  "Teslimden sonra 10 yıl saklarız.",
  "2 saat içinde bir durum yoksa 28 Ekim’de arayın.",
  "Kronlar 3 ayrı adımda hazır olur.",
])("“%s” contradicts nothing", (words) => {
  expect(doubtsOf(words)).toEqual([]);
});

test("a product's own time and warranty come before the general ones", () => {
  expect(doubtsOf("3 yıl garanti, 4–6 iş gününde teslim.", product)).toEqual([
    "Metin “3 yıl” diyor, bildirilen garanti ise 15 yıl.",
    "Metin “4–6 iş gün” diyor, bildirilen teslim süresi ise 5–7 iş günü.",
  ]);
  expect(doubtsOf("15 yıl garanti, 5–7 iş gününde teslim.", product)).toEqual([]);
});

test("a time in calendar days is doubted, a step's duration is not", () => {
  expect(doubtsOf("{turnaround} günde biter.", product)).toEqual([
    "Süreler iş günü olarak sayılır, metin ise “gün” diyor.",
  ]);
  const content = changeFixture();
  content.replace(product, 'duration: "{turnaround} iş günü"', 'duration: "{turnaround} gün"');
  expect(doubtsOfRules(readSourceFiles(fixtureContent, content.changes))).toEqual([]);
});

test.each(["Protezlerimiz {warranty} yıl garantilidir.", "Sabit kronlar {fixedDelivery} iş gününde."])(
  "“%s” passes a general rule off as every product's",
  (words) => {
    expect(doubtsOf(words)).toEqual([expect.stringContaining("Genel kural her ürün için söylenmiş")]);
  },
);

test("lengths of time are read in digits, with their ranges and endings", () => {
  const read = (text: string) => measuresIn(text).map(({ from, to, unit }) => [from, to, unit]);
  expect(read("5–7 iş gününde, 1,5 yıllık, 25+ yıl, 2 - 3 hafta")).toEqual([
    [5, 7, "iş günü"],
    [1.5, 1.5, "yıl"],
    [25, 25, "yıl"],
    [2, 3, "hafta"],
  ]);
  expect(read("A1 ay, 3D gün, 2.000 yıl, 24/7, 5 yıldız, 3 ayrı")).toEqual([]);
});
