import { resolve } from "node:path";
import { parse } from "yaml";
import { readSourceFiles } from "../../content-tools/model/documents";
import { cardDrawing, photoBox } from "../../plugins/social-cards/drawing";
import { faceOf } from "../../plugins/social-cards/face";
import { balancedLines, readLettering } from "../../plugins/social-cards/lettering";
import { cropOf } from "../../plugins/social-cards/picture";

const letters = readLettering(resolve("src/theme/fonts/instrument-serif.ttf"));
const style = { letters, mark: '<svg viewBox="0 0 1 1"></svg>', tinted: false };
const card = { brand: "Sedef Dental", subtitle: "Protez Laboratuvarı", host: "www.ornek.example" };

/** How far to the right a drawing's text reaches. */
const reachOf = (drawing: string) =>
  Math.max(
    ...[...drawing.matchAll(/<path d="([^"]+)" fill="#/g)].flatMap(([, data = ""]) =>
      [...data.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[MLQCZ]|$)/g)].map(([, x]) => Number(x)),
    ),
  );

describe("lettering", () => {
  test("has every letter of Turkish", () => {
    const alphabet =
      "abcçdefgğhıijklmnoöprsştuüvyzâîû ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZÂÎÛ 0123456789 .,:;!?’“”()–+%&/";
    expect(letters.path(alphabet, 0, 0, 100)).not.toMatch(/NaN|undefined/);
  });

  test("the dotted and the dotless i differ", () => {
    const shapes = ["ı", "i", "I", "İ"].map((letter) => letters.path(letter, 0, 0, 100));
    expect(new Set(shapes).size).toBe(4);
  });

  test("a letter it lacks stops the build instead of leaving a gap", () => {
    expect(() => letters.width("漢", 10)).toThrow("“漢” harfi yok");
  });

  test("letters that reach under each other stand closer", () => {
    expect(letters.width("To", 100)).toBeLessThan(letters.width("T", 100) + letters.width("o", 100) - 3);
  });

  test.each([
    ["Sık Sorulan Sorular", 12, ["Sık Sorulan", "Sorular"]],
    ["Sabit Yer Tutucu Protez", 15, ["Sabit Yer", "Tutucu Protez"]],
    ["KVKK Aydınlatma Metni", 10, ["KVKK", "Aydınlatma", "Metni"]],
    ["Gece Plağı", 10, ["Gece Plağı"]],
  ])("“%s” within %i letters", (text, width, lines) => {
    expect(balancedLines(text, width, 3, (line) => line.length)).toEqual(lines);
  });

  test("a word that is too long fits nowhere", () => {
    expect(balancedLines("Protezlerimizden", 10, 3, (line) => line.length)).toBeUndefined();
  });
});

describe("a card's drawing", () => {
  test.each([
    "Kron",
    "Hakkımızda",
    "Çok uzun adlı, birkaç satıra bölünen bir ürün sayfası",
    "Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizden",
  ])("the title “%s” stays beside the photograph", (title) => {
    const drawing = cardDrawing({ ...card, title, kicker: "Diş protez laboratuvarı, Afyonkarahisar" }, style);
    expect(reachOf(drawing)).toBeGreaterThan(100);
    expect(reachOf(drawing)).toBeLessThan(photoBox.left - 16);
  });

  test("text is paths, so nothing an editor writes is markup", () => {
    const drawing = cardDrawing({ ...card, title: "</svg><script>alert(1)</script>" }, style);
    expect(drawing).not.toMatch(/script|<text/);
    expect(drawing.match(/<\/svg>/g)).toHaveLength(2);
  });
});

describe("the photograph's part", () => {
  test.each([
    [
      { width: 1600, height: 1000 },
      { x: 0, y: 50 },
      { left: 0, top: 0 },
    ],
    [
      { width: 1600, height: 1000 },
      { x: 100, y: 50 },
      { left: 1008 - photoBox.width, top: 0 },
    ],
    [
      { width: 640, height: 1260 },
      { x: 50, y: 100 },
      { left: 0, top: 630 },
    ],
  ])("of %o around %o begins at %o", (photo, focus, corner) => {
    const crop = cropOf(photo, focus);
    expect(crop).toMatchObject(corner);
    expect(crop.width - crop.left).toBeGreaterThanOrEqual(photoBox.width);
    expect(crop.height - crop.top).toBeGreaterThanOrEqual(photoBox.height);
  });
});

test("every page that can be shared has a face", () => {
  const pages = readSourceFiles(resolve("content")).filter(({ kind }) => kind?.route);
  const faceless = pages.filter(({ value }) => !faceOf(value)).map(({ path }) => path);
  expect(faceless).toEqual(["pages/message-received.yaml", "pages/not-found.yaml"]);
  expect(pages.length).toBeGreaterThan(faceless.length);
});

test("under a carousel it is the first slide's picture", () => {
  const document = parse(`
    carousel:
      title: Vizyonumuz
      slides: [{ image: { src: bir.jpg, alt: Bir } }, { image: { src: iki.jpg, alt: İki } }]`);
  expect(faceOf(document)).toEqual({ title: "Vizyonumuz", image: { src: "bir.jpg", alt: "Bir" } });
});
