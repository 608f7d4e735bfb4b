import { doubts } from "../../../content-model/check/contradictions";
import { readSourceFiles } from "../../../content-model/documents";
import { type ChangedFixture, changeFixture, fixtureContent } from "../../support/fixture-content";

const notice = "pages/kvkk.yaml";

type Change = (content: ChangedFixture) => void;

/** The places in the notice that are doubted after the changes. */
function doubtsAfter(...changes: Change[]): string[] {
  const content = changeFixture();
  for (const change of changes) change(content);
  return doubts(readSourceFiles(fixtureContent, content.changes), new Date(2026, 5, 1))
    .filter(({ file }) => file === notice)
    .map(({ line, column, message }) => {
      const written = content.read(notice).split("\n")[line - 1] ?? "";
      return `${written.slice(column - 1).trim()} ${message}`;
    });
}

/** Writes the words over the description of the notice's item about storing, broken where a line may end. */
const says =
  (words: string): Change =>
  (content) =>
    content.replace(notice, "description: Mesajlar", `description: >-\n        ${words}. Mesajlar`);

const asks =
  (words: string): Change =>
  (content) =>
    content.replace(notice, "text: Başvurunuzu", `text: ${words}; başvurunuzu`);

const without =
  (part: RegExp, ...files: string[]): Change =>
  (content) => {
    for (const file of files) content.write(file, content.read(file).replace(part, ""));
  };

test("services are listed only where they are named", () => {
  const listed = says("Aşağıda Türkiye dışında bir ülkeyle\n        anılan hizmetlere aktarılır");
  expect(doubtsAfter(listed)).toEqual([
    expect.stringMatching(/Metin hizmet sağlayıcıların listesine gönderiyor/),
  ]);
  const named: Change = (content) =>
    content.replace("site.yaml", "phone:\n", "providers: { mail: { name: Posta } }\nphone:\n");
  expect(doubtsAfter(listed, named)).toEqual([]);
});

test("an address for mails stands below only where there is one", () => {
  const byMail = asks("Bilinen e-postanızdan aşağıdaki adrese");
  const noMail = without(/^kvkkEmail: .*\n/m, "site.yaml");
  expect(doubtsAfter(byMail)).toEqual([]);
  expect(doubtsAfter(byMail, noMail)).toEqual([expect.stringMatching(/^e-posta.*“kvkkEmail” yok\.$/)]);
  expect(doubtsAfter(asks("Aşağıdaki adrese"), noMail)).toEqual([]);
});

test("a warranty is spoken of only where a product has one", () => {
  const promised = says("Ürünün garantisi sürdükçe saklarız");
  const products = ["lamine-kron", "porselen-kron", "total-protez"].map((name) => `products/${name}.yaml`);
  const none = without(/^ *warranty: .*\n/gm, "site.yaml", ...products.slice(1));
  expect(doubtsAfter(promised, none)).toEqual([]);
  expect(doubtsAfter(promised, none, without(/^warranty: .*\n/m, ...products))).toEqual([
    expect.stringMatching(/^garantisi sürdükçe .* Metin garantiden söz ediyor/),
  ]);
});

test("a form for requests is spoken of only where the home page has it", () => {
  const asked = says("İletişim ve bilgi talebi formları kaydedilir");
  expect(doubtsAfter(asked)).toEqual([]);
  expect(doubtsAfter(asked, without(/^infoRequest:\n(?: .*\n)+/m, "pages/home.yaml"))).toEqual([
    expect.stringMatching(/^bilgi talebi form.* o form yok\.$/),
  ]);
});
