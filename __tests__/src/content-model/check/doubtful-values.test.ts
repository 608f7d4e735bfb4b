import { doubtfulValues } from "../../../../src/content-model/check/doubtful-values";
import { readSourceFiles } from "../../../../src/content-model/documents";
import { type ContentFolder, createContentFolder, product } from "../../../support/content-folder";

/** Questions about the content, without that about the fixture's own empty category. */
const askedIn = (content: ContentFolder, today = "2027-07-01"): string[] =>
  doubtfulValues(readSourceFiles(content.path), today)
    .map(({ message }) => message)
    .filter((message) => !message.startsWith("“Çocuk”"));

function askedAfter(file: string, piece: string, by: string, today?: string): string[] {
  const content = createContentFolder();
  content.replace(file, piece, by);
  return askedIn(content, today);
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
  ["2027-08-20", []],
  ["2027-10-31", ["Laboratuvar 91 gün kapalı görünüyor."]],
  ["2072-08-06", ["Laboratuvar 16442 gün kapalı görünüyor."]],
])("asks about a closure until %s", (to, asked) => {
  const closure = `closed:\n  - { from: "2027-08-02", to: "${to}", name: Yıllık izin }`;
  expect(askedAfter("holidays.yaml", "closed: []", closure)).toEqual(asked);
});

test.each([
  ["to: 60", []],
  ["to: 70", ["Teslim 70 gün sürüyor görünüyor."]],
  ["to: 700", ["Teslim 700 gün sürüyor görünüyor."]],
])("asks about a turnaround with %s", (to, asked) => {
  expect(askedAfter(product, "turnaround: { number: 5, to: 7", `turnaround: { number: 5, ${to}`)).toEqual(
    asked,
  );
});

test.each([
  ["38.4875", "35.7225", []],
  ["35.4875", "38.7225", ["Haritadaki yer (35.4875, 38.7225) Türkiye’de değil."]],
  ["3.84875", "35.7225", ["Haritadaki yer (3.84875, 35.7225) Türkiye’de değil."]],
])("asks about the place %s, %s", (latitude, longitude, asked) => {
  const content = createContentFolder();
  const site = content.read("site.yaml");
  const given = /latitude: \S+\n {2}longitude: \S+/.exec(site)?.[0] ?? "";
  expect(askedAfter("site.yaml", given, `latitude: ${latitude}\n  longitude: ${longitude}`)).toEqual(asked);
});

test("asks about a category without products", () => {
  expect(askedAfter("pages/home.yaml", "    - Çocuk\n", "    - Çocuk\n    - İmplant\n")).toEqual([
    "“İmplant” kategorisinde ürün yok.",
  ]);
});

test("asks about contact ways that the laboratory does not have", () => {
  const section =
    "sections:\n  - type: contactWays\n    title: Yazın\n    items: [{ way: whatsapp, title: Yazın, description: Sorun. }]\n";
  const content = createContentFolder();
  content.replace("pages/kalite-standartlari.yaml", "sections:\n", section);
  expect(askedIn(content)).toEqual([]);
  content.replace("site.yaml", 'whatsapp: "905321112233"\n', "");
  expect(askedIn(content)).toEqual([
    "Bu bölümdeki yolların hiçbiri laboratuvarın bilgilerinde yok; bölüm görünmez.",
  ]);
});
