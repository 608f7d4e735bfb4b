import { resolve } from "node:path";
import { contradictions, doubts } from "../../../content-model/check/contradictions";
import { printedPictures } from "../../../content-model/check/picture-problems";
import { readSourceFiles } from "../../../content-model/documents";
import { type ChangedFixture, changeFixture, fixtureContent, product } from "../../support/fixture-content";

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

test.each([
  [
    "a timeline that begins after the founding",
    "pages/about.yaml",
    ["year: 2011", "year: 2012"],
    "Zaman çizelgesi 2012 ile başlıyor, kuruluş yılı ise 2011.",
  ],
  [
    "an event to come",
    "pages/about.yaml",
    ["year: 2018", "year: 2030"],
    "Zaman çizelgesindeki yıl gelecekte: 2030.",
  ],
  [
    "a caption that is its label again",
    "pages/mission.yaml",
    ["label: Zamanında teslim\n", "label: Zamanında teslim\n      description: Zamanında teslim.\n"],
    "Açıklama, etiketin aynısı.",
  ],
  [
    "a recommended product that is not there",
    product,
    ["process:\n", "related:\n  - porselen-kron\n  - yok-boyle\nprocess:\n"],
    "İlgili ürünlerdeki “yok-boyle” adresinde bir ürün yok.",
  ],
  [
    "more experience than years",
    "site.yaml",
    ["number: 14", "number: 16"],
    "Deneyim (16 yıl) laboratuvarın yaşından (15 yıl) uzun.",
  ],
] as const)("%s is doubted", (_, file, [piece, by], message) => {
  expect(doubtsAfter((content) => content.replace(file, piece, by))).toEqual([`${file} ${message}`]);
});

test("the year is that of the laboratory's clock, wherever the site is built", () => {
  const content = changeFixture();
  content.replace("site.yaml", "© 2026", "© 2027");
  const found = (moment: string) =>
    contradictions(readSourceFiles(fixtureContent, content.changes), new Date(moment));
  expect(found("2026-12-31T20:59:00Z")).toHaveLength(1);
  expect(found("2026-12-31T21:00:00Z")).toEqual([]);
});

test("two figures under one caption", () => {
  const captioned = (content: ChangedFixture) => {
    for (const label of ["label: Memnuniyet\n", "label: Kaliteye uyum\n"])
      content.replace(
        "pages/mission.yaml",
        label,
        `${label}      description: Kurallara uyan işlerin oranı.\n`,
      );
  };
  expect(doubtsAfter(captioned)).toEqual([
    expect.stringContaining("“Kurallara uyan işlerin oranı.” yazısı iki ayrı sayının altında duruyor: %"),
  ]);
});

test("more of the products than of all", () => {
  const more = (content: ChangedFixture) => content.replace(product, "number: 1500", "number: 900000");
  expect(doubtsAfter(more)).toEqual([
    expect.stringMatching(/^site\.yaml Ürün sayfalarındaki adetlerin toplamı \(90\d\.\d00/),
  ]);
});

const contradictionsAfter = (piece: string, by: string) => {
  const content = changeFixture();
  content.replace("site.yaml", piece, by);
  return contradictions(readSourceFiles(fixtureContent, content.changes), now);
};

test.each(["Hafta içi", "Pazartesi, Salı ve Çarşamba–Cuma", "Kış boyunca"])(
  "“%s” says nothing else than the days",
  (days) => {
    expect(contradictionsAfter("days: Pazartesi–Cuma", `days: ${days}`)).toEqual([]);
  },
);

test("hours of one day that do not meet, as before and after noon, are right", () => {
  const days = "    schemaDays: [Monday, Tuesday, Wednesday, Thursday, Friday]\n";
  const noon = `"18.00"\n${days}  - days: Hafta içi\n    opens: "18.00"\n    closes: "20.00"\n${days}`;
  expect(contradictionsAfter(`"18.00"\n${days}`, noon)).toEqual([]);
});

test("a copyright line without the laboratory's name, until it says the brand or the company", () => {
  const notice = 'legalNotice: "© 2026 {brand}. Tüm hakları saklıdır."';
  const noticed = (by: string, company = "") =>
    doubtsAfter((content) => content.replace("site.yaml", notice, `legalNotice: "${by}"${company}`));
  const named = "\ncompany: { legalName: Nilüfer Anonim Şirketi }";
  expect(noticed("© 2026 Papatya Protez")).toEqual([
    "site.yaml Telif cümlesinde laboratuvarın adı geçmiyor.",
  ]);
  expect(noticed("© 2026 Nilüfer Protez")).toEqual([]);
  expect(noticed("© 2026 Nilüfer Anonim Şirketi", named)).toEqual([]);
  expect(noticed("© 2026 {legalName}", named)).toEqual([]);
});

test("words about WhatsApp once its number is gone, but not the labels that go with it", () => {
  const doubted = doubtsAfter((content) => {
    content.replace("site.yaml", 'whatsapp: "905321112233"\n', "");
    content.replace("pages/about.yaml", "title: ", "title: WhatsApp ve ");
  });
  expect(doubted).toContain(
    "pages/about.yaml Metin WhatsApp’tan söz ediyor, site.yaml dosyasında ise numarası yok.",
  );
  expect(doubted.join()).not.toContain("navigation.yaml");
});

test("a picture in the colours of print, which the other laboratory has one of", async () => {
  const content = resolve("__tests__/fixtures/laboratory/content");
  const found = await printedPictures(readSourceFiles(content), content);
  expect(found.map(({ message }) => message)).toEqual([
    "baskı cmyk.jpg baskı için hazırlanmış (CMYK); ekranda renkleri bozulabilir.",
  ]);
});
