import { searchLengths } from "../../../../src/content-model/check/search-lengths";
import { readSourceFiles } from "../../../../src/content-model/documents";
import { createContentFolder } from "../../../support/content-folder";

const page = "pages/contact.yaml";
const letters = (count: number) => "a".repeat(count);

/** Advice about the contact page with this title and description. */
function advice(title: string, description: string): string[] {
  const content = createContentFolder();
  const seo = /^seo:\n(?: {2}.*\n)+/m;
  const text = content.read(page);
  if (!seo.test(text)) throw new Error(`${page} has no seo.`);
  content.write(
    page,
    text.replace(seo, () => `seo:\n  title: "${title}"\n  description: "${description}"\n`),
  );
  return searchLengths(readSourceFiles(content.path))
    .filter(({ file }) => file.path === page)
    .map(({ message, fix, at }) => `${at.line}: ${message} ${fix}`);
}

test.each([
  [letters(60), letters(110)],
  ["a", letters(155)],
])("a title of %s and a description that fit need no advice", (title, description) => {
  expect(advice(title, description)).toEqual([]);
});

test("advises on titles that search results cut", () => {
  expect(advice(letters(63), letters(120))).toEqual([
    "2: Başlık 63 karakter; arama sonuçları 60 karakterden sonrasını keser. 3 karakter kısaltın; en önemli sözcükler başta dursun.",
  ]);
});

test("advises on short and long descriptions", () => {
  expect(advice("a", letters(100))).toEqual([
    "3: Arama tanıtımı 100 karakter; 110–155 arası iyidir. 10 karakter daha yazın; bir sayı ve tıklamak için bir neden ekleyin.",
  ]);
  expect(advice("a", letters(160))).toEqual([
    "3: Arama tanıtımı 160 karakter; 110–155 arası iyidir. 5 karakter kısaltın; fazlası arama sonuçlarında görünmez.",
  ]);
});

test("counts facts by their displayed values", () => {
  expect(advice("a", `{producedProstheses}${letters(148)}`)).toEqual([]);
  expect(advice("a", `{city}${letters(150)}`)).toEqual([]);
});

test("leaves unknown facts to the content check", () => {
  expect(advice("a", `{olmayan}${letters(3)}`)).toEqual([]);
});
