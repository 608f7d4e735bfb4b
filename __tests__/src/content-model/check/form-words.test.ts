import { documentProblems } from "../../../../src/content-model/check/document-problems";
import { ruleProblem } from "../../../../src/content-model/check/rules";
import { uniqueProblems } from "../../../../src/content-model/check/unique-problems";
import { indexContent } from "../../../../src/content-model/content-index";
import { parseSourceFile } from "../../../../src/content-model/documents";

const site = parseSourceFile("site.yaml", "facts:\n  gun: { number: 1 }\n");
const page = "slug: y\ntitle: Kariyer\nmenu: { group: corporate, order: 1 }\n";
const other = parseSourceFile("pages/y.yaml", page);
const hidden = parseSourceFile("products/gizli.yaml", "slug: gizli\nname: Onlay Kron\nhidden: true\n");

/** A document's mistakes in the words of its form. */
function explained(path: string, text: string): string {
  const file = parseSourceFile(path, text);
  const files = [site, other, hidden, file];
  return [...documentProblems(file, indexContent(files)), ...uniqueProblems(files)]
    .filter((problem) => problem.file === path)
    .flatMap(({ inForm }) => inForm)
    .join("\n");
}

const section = (text: string) => `slug: x\nsections:\n  - type: text\n${text}`;

test.each([
  [
    "fields by their labels",
    explained("holidays.yaml", 'closed: [{ from: "2027-08-06", to: "2027-08-02", name: İzin }]\nopen: []\n'),
    "Önceki günü “İlk kapalı gün”, sonrakini “Son kapalı gün” alanına yazın; tek günse “Son kapalı gün” alanını boşaltın.",
  ],
  [
    "the ends of a range by their labels",
    explained("products/x.yaml", "slug: x\nwarranty: { number: 5, to: 2, unit: yıl }\n"),
    "Küçük sayıyı “Sayı”, büyüğünü “Aralığın üst sınırı” alanına yazın",
  ],
  [
    "another document by its form",
    explained("pages/x.yaml", "slug: x\ntitle: '{bilinmeyen}'\n"),
    "“Laboratuvarın adı, iletişim bilgileri ve sayıları” formunda “",
  ],
  [
    "the laboratory's field although the product has one of the same key",
    explained("products/x.yaml", "summary: '{bilinmeyen}'\nfacts: { gun: { number: 1 } }\n"),
    "formunda “Laboratuvarın sayıları, istediğiniz adlarla” altına yazın.",
  ],
  ["a page by its title", explained("pages/x.yaml", page), "“y” adresi zaten kullanılıyor: “Kariyer”."],
  [
    "a repeated item by its field",
    explained("pages/x.yaml", section("    list: [Bir, Bir]\n")),
    "“Bir” bu listede zaten kullanılıyor: “Bölümler › 1 › Madde imli liste › 1”.",
  ],
  [
    "a hidden product by its name",
    explained("pages/x.yaml", section("    list: ['[Onlay](/gizli)']\n")),
    "“Onlay Kron” sayfası sitede gösterilmiyor.",
  ],
  [
    "values without quotes",
    explained("site.yaml", "hours: [{ days: Salı, opens: 8:5, closes: '18.00', schemaDays: [Tuesday] }]\n"),
    "yazın: 08.00.",
  ],
  [
    "a picture without its folder",
    explained("products/x.yaml", "layers: { outlines: ../images/a.jpg }\n"),
    ": a.jpg",
  ],
  [
    "an invisible character without its code",
    explained("pages/x.yaml", "slug: x\ntitle: 'a\u200bb'\n"),
    "sıfır genişlikte boşluk.",
  ],
  [
    "a typed word as it is",
    explained(
      "pages/work-slip.yaml",
      "formFields: [{ name: product, label: A }, { name: product, label: B }]\n",
    ),
    "“product” bu listede zaten kullanılıyor",
  ],
])("the form names %s", (_, words, expected) => {
  expect(words).toContain(expected);
  expect(words).not.toMatch(/\.yaml|\.\.\/|U\+|tırnak/);
});

test("the form names choices by their labels", () => {
  const slip = parseSourceFile("pages/work-slip.yaml", "formFields:\n  - label: Renk\n    kind: choice\n");
  const { inForm } = ruleProblem("slipChoices", slip, ["formFields", 0], { kind: "choice" });
  expect(inForm.join("\n")).toMatch(
    /“Seçeneklerden biri” alanının seçenekleri yok.\n“Seçenekler” altına .* “[^“]+: Bir satır”/,
  );
});
