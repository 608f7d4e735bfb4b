import { advice } from "../../../../src/content-model/check/advice";
import { readSourceFiles } from "../../../../src/content-model/documents";
import { type ContentFolder, createContentFolder } from "../../../support/content-folder";

/** Questions about the content, without that about the fixture's own empty category. */
const askedIn = (content: ContentFolder, today = "2027-07-01"): string[] =>
  advice(readSourceFiles(content.path), today)
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

test("asks about a category without products", () => {
  expect(askedAfter("pages/home.yaml", "    - Çocuk\n", "    - Çocuk\n    - İmplant\n")).toEqual([
    "“İmplant” kategorisinde ürün yok.",
  ]);
});
