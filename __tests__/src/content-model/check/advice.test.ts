import { advice } from "#src/content-model/check/advice.ts";
import { readSourceFiles } from "#src/content-model/documents.ts";
import { createContentFolder } from "../../../support/content-folder";

/** Questions after a change of the content, without that about the fixture's own empty category. */
function askedAfter(file: string, piece: string, by: string, today = "2027-07-01"): string[] {
  const content = createContentFolder();
  content.replace(file, piece, by);
  return advice(readSourceFiles(content.path), today)
    .map(({ message }) => message)
    .filter((message) => !message.startsWith("“Çocuk”"));
}

const certificate = (today: string) =>
  askedAfter(
    "pages/kalite-standartlari.yaml",
    "sections:\n",
    'sections:\n  - type: certificates\n    title: Belgeler\n    items: [{ title: ISO, description: Kalite., validUntil: "2027-06-30" }]\n',
    today,
  );

test("a certificate is valid through its last day", () => {
  expect(certificate("2027-06-30")).toEqual([]);
});

test("asks about a certificate whose last day has passed", () => {
  expect(certificate("2027-07-01")).toEqual(["Belgenin geçerliliği 30 Haziran 2027 günü doldu."]);
});

test.each([
  [
    "https://ornek.com/?utm_source=wp",
    ["“https://ornek.com/?utm_source=wp” tıklanmaz, yazıldığı gibi durur."],
  ],
  ["[liste](https://ornek.com/)", []],
])("the text “%s” of a page is told if it is no link", (text, messages) => {
  const section = `sections:\n  - type: text\n    paragraphs: ["Bakın: ${text}"]\n`;
  expect(askedAfter("pages/kalite-standartlari.yaml", "sections:\n", section)).toEqual(messages);
});

test.each([
  [
    "{brand}, {city}",
    [
      "Sekmede ve arama sonucunda laboratuvarın adı iki kez geçer: “Nilüfer Protez | Nilüfer Protez, {city}”.",
    ],
  ],
  ["Nilüferli kronlar, {city}", []],
])("a home page title “%s” names the brand once", (title, messages) => {
  expect(askedAfter("pages/home.yaml", "{city} diş protez laboratuvarı", title)).toEqual(messages);
});

test("an accent too light for fills is reported with its contrast", () => {
  const [told = ""] = askedAfter("brand.yaml", "#7A5418", "#C8AD7F");
  expect(told).toMatch(
    /^Vurgu renginin \(#C8AD7F\) dolguları zeminden zor ayrılır: karşıtlık [12],\d+ : 1\.$/,
  );
});

test("asks about a category without products", () => {
  expect(askedAfter("pages/products.yaml", "    - Çocuk\n", "    - Çocuk\n    - İmplant\n")).toEqual([
    "“İmplant” kategorisinde ürün yok.",
  ]);
});
