import { formatProblem } from "../../../content-model/check/problem";
import { repeatedFacts } from "../../../content-model/check/repeated-facts";
import { readSourceFiles } from "../../../content-model/documents";
import { changeFixture, fixtureContent, product } from "../../support/fixture-content";

/** What is said when a text of a page, or of the product, is written so. */
function advice(text: string, where: "page" | "product" = "page"): string[] {
  const content = changeFixture();
  if (where === "page") content.replace("pages/contact.yaml", "lede: Yazın ya da arayın.", `lede: "${text}"`);
  else content.replace(product, "badge: Estetik çözüm", `badge: "${text}"`);
  return repeatedFacts(readSourceFiles(fixtureContent, content.changes)).map(({ fix }) =>
    fix.replace(/^Yerine (.*) yazın;.*$/, "$1"),
  );
}

test("the content of the tests needs no advice", () => {
  expect(repeatedFacts(readSourceFiles(fixtureContent))).toEqual([]);
});

test.each([
  ["Nilüfer Protez ile çalışın.", "{brand}"],
  ["Bursa’da üretiyoruz.", "{city}"],
  ["12.000+ protez ürettik.", "{producedProstheses}"],
  ["%99,5 kalite oranı.", "{qualityRate}"],
  ["Kronlar 4-6 iş günü sürer.", "{fixedDelivery} iş günü"],
])("of “%s” it is said to write %s", (text, instead) => {
  expect(advice(text)).toEqual([instead]);
});

test.each([
  ["5-7 iş günü teslim", "{turnaround} iş günü"],
  ["15 yıl garanti", "{warranty} yıl garanti"],
])("in a product's own texts, of “%s” it is said to write %s", (text, instead) => {
  expect(advice(text, "product")).toEqual([instead]);
});

test.each([
  "15 yıl deneyimli teknisyen",
  "5–7 mm kalınlık",
  "%100 metalsiz",
  "1.700+ parça",
  "Bursalı ustalar",
])("of “%s” nothing is said: it may be another thing", (text) => {
  expect([...advice(text), ...advice(text, "product")]).toEqual([]);
});

test("what others say of the laboratory stays theirs", () => {
  const content = changeFixture();
  content.replace(
    "pages/home.yaml",
    "content: Söz verilen günde geliyor.",
    "content: Nilüfer Protez iyidir.",
  );
  expect(repeatedFacts(readSourceFiles(fixtureContent, content.changes))).toEqual([]);
});

test("the advice points at the words", () => {
  const content = changeFixture();
  content.replace("pages/contact.yaml", "lede: Yazın ya da arayın.", "lede: Bizi 24/7 arayın.");
  const [first, ...others] = repeatedFacts(readSourceFiles(fixtureContent, content.changes));
  expect(others).toEqual([]);
  expect(first && formatProblem(first).split("\n")).toEqual([
    expect.stringMatching(/^content\/pages\/contact\.yaml:\d+:14 {2}“24\/7” bir bilginin yinelenmişi\.$/),
    expect.stringMatching(/lede: Bizi 24\/7 arayın\.$/),
    expect.stringMatching(/^ +\^$/),
    "  İletişim bilgileri ve form › Bölümün tanıtımı",
    "  → Yerine {support} yazın; bilgi değişince bu metin de değişir.",
  ]);
});
