import { doubts } from "../../../content-model/check/contradictions";
import { readSourceFiles } from "../../../content-model/documents";
import { type ChangedFixture, changeFixture, fixtureContent, product } from "../../support/fixture-content";

const notice = "pages/kvkk.yaml";

/** The places in the notice that are doubted after a change. */
function doubtsAfter(change: (content: ChangedFixture) => void): string[] {
  const content = changeFixture();
  change(content);
  return doubts(readSourceFiles(fixtureContent, content.changes), new Date(2026, 5, 1))
    .filter(({ file }) => file === notice)
    .map(({ line, column, message }) => {
      const written = content.read(notice).split("\n")[line - 1] ?? "";
      return `${written.slice(column - 1).trim()} ${message}`;
    });
}

/** Writes the words over the description of the notice's item about storing, broken where a line may end. */
const says = (content: ChangedFixture, words: string) =>
  content.replace(notice, "description: Mesajlar", `description: >-\n        ${words}. Mesajlar`);

test("services are listed only where they are named", () => {
  const listed = (content: ChangedFixture) =>
    says(content, "Aşağıda Türkiye dışında bir ülkeyle\n        anılan hizmetlere aktarılır");
  expect(doubtsAfter(listed)).toEqual([
    expect.stringMatching(/Metin hizmet sağlayıcıların listesine gönderiyor/),
  ]);
  expect(
    doubtsAfter((content) => {
      listed(content);
      content.replace("site.yaml", "phone:\n", "providers: { mail: { name: Posta } }\nphone:\n");
    }),
  ).toEqual([]);
});

test("an address for mails stands below only where there is one", () => {
  const ask = (content: ChangedFixture) =>
    content.replace(
      notice,
      "text: Başvurunuzu",
      "text: Bilinen e-postanızdan aşağıdaki adrese yazın, başvurunuzu",
    );
  expect(doubtsAfter(ask)).toEqual([]);
  const post = (content: ChangedFixture, text: string) => {
    content.replace("site.yaml", "kvkkEmail: kvkk@niluferprotez.example\n", "");
    content.replace(notice, "text: Başvurunuzu", `text: ${text}`);
  };
  expect(
    doubtsAfter((content) => post(content, "Bilinen e-postanızdan aşağıdaki adrese; başvurunuzu")),
  ).toEqual([expect.stringMatching(/^e-posta.*“kvkkEmail” yok\.$/)]);
  expect(doubtsAfter((content) => post(content, "Aşağıdaki adrese başvurunuzu"))).toEqual([]);
});

test("a warranty is spoken of only where a product has one", () => {
  const asked = (content: ChangedFixture) => says(content, "Ürünün garantisi sürdükçe saklarız");
  const without = (content: ChangedFixture, all: RegExp) => {
    asked(content);
    content.write("site.yaml", content.read("site.yaml").replace(/ {2}warranty: .*\n/, ""));
    for (const file of ["lamine-kron", "porselen-kron", "total-protez"].map(
      (name) => `products/${name}.yaml`,
    ))
      content.write(file, content.read(file).replace(all, ""));
  };
  expect(doubtsAfter(asked)).toEqual([]);
  expect(doubtsAfter((content) => without(content, /^warranty: .*\n/gm))).toEqual([
    expect.stringMatching(/^garantisi sürdükçe .* Metin garantiden söz ediyor/),
  ]);
  expect(
    doubtsAfter((content) => {
      without(content, /^warranty: .*\n/gm);
      content.write(product, `${content.read(product)}warranty: { number: 2, unit: yıl }\n`);
    }),
  ).toEqual([]);
});

test("a form for requests is spoken of only where the home page has it", () => {
  const asked = (content: ChangedFixture) => says(content, "İletişim ve bilgi talebi formları kaydedilir");
  expect(doubtsAfter(asked)).toEqual([]);
  expect(
    doubtsAfter((content) => {
      asked(content);
      content.write(
        "pages/home.yaml",
        content.read("pages/home.yaml").replace(/^infoRequest:\n(?: .*\n)+/m, ""),
      );
    }),
  ).toEqual([expect.stringMatching(/^bilgi talebi form.* o form yok\.$/)]);
});
