import { inFormWords } from "../../../plugins/admin/browser/form-words";
import { documentProblems } from "../../../src/content-model/check/document-problems";
import { ruleProblem } from "../../../src/content-model/check/rules";
import { uniqueProblems } from "../../../src/content-model/check/unique-problems";
import { indexContent } from "../../../src/content-model/content-index";
import { parseSourceFile } from "../../../src/content-model/documents";

/** All explanations of a document's mistakes. */
const explained = (path: string, text: string): string => {
  const file = parseSourceFile(path, text);
  const site = parseSourceFile("site.yaml", "facts:\n  gun: { number: 1 }\n");
  return documentProblems(file, indexContent([file, site]))
    .flatMap((problem) => inFormWords(problem, file))
    .join("\n");
};

test("names fields beside the mistake by their labels", () => {
  const reversed = 'closed:\n  - from: "2027-08-06"\n    to: "2027-08-02"\n    name: İzin\nopen: []\n';
  expect(explained("holidays.yaml", reversed)).toContain(
    "Önceki günü “İlk kapalı gün”, sonrakini “Son kapalı gün” alanına yazın; tek günse “Son kapalı gün” alanını boşaltın.",
  );
  const range = explained("products/x.yaml", "slug: x\nwarranty: { number: 5, to: 2, unit: yıl }\n");
  expect(range).toContain("Küçük sayıyı “Sayı”, büyüğünü “Aralığın üst sınırı” alanına yazın");
});

test("names choices of a field by their labels", () => {
  const slip = parseSourceFile("pages/work-slip.yaml", "formFields:\n  - label: Renk\n    kind: choice\n");
  const problem = ruleProblem("slipChoices", slip, ["formFields", 0], { kind: "choice" });
  expect(inFormWords(problem, slip).join("\n")).toMatch(
    /“Seçeneklerden biri” alanının seçenekleri yok.\n“Seçenekler” altına .* “[^“]+: Bir satır”/,
  );
});

test("names other documents by their forms", () => {
  const words = explained("pages/x.yaml", "slug: x\ntitle: '{bilinmeyen}'\n");
  expect(words).toContain("“Laboratuvarın adı, iletişim bilgileri ve sayıları” formunda “");
  expect(words).not.toContain(".yaml");
});

test("keeps an address that is called as a field is", () => {
  const file = parseSourceFile("products/form.yaml", "slug: form\n");
  const problem = {
    file: file.path,
    line: 1,
    column: 7,
    path: ["slug"],
    field: "",
    source: "",
    message: "“form” adresi zaten kullanılıyor: menu.",
    fix: "",
  };
  expect(inFormWords(problem, file)[0]).toBe(problem.message);
});

test("names a page by its title, and a repeated item by its field", () => {
  const page = "slug: y\ntitle: Kariyer\nmenu: { group: corporate, order: 1 }\n";
  const other = parseSourceFile("pages/y.yaml", page);
  const file = parseSourceFile(
    "pages/x.yaml",
    `${page}sections:\n  - type: text\n    list:\n      - Bir\n      - Bir\n`,
  );
  const words = uniqueProblems([other, file])
    .filter((problem) => problem.file === file.path)
    .flatMap((problem) => inFormWords(problem, file, [other]))
    .join("\n");
  expect(words).toContain("“y” adresi zaten kullanılıyor: “Kariyer”.");
  expect(words).toContain("“Bir” bu listede zaten kullanılıyor: “Bölümler › 1 › Madde imli liste › 1”.");
});

test("names a hidden product instead of its address", () => {
  const hidden = parseSourceFile("products/y.yaml", "slug: y\nname: Onlay Kron\nhidden: true\n");
  const file = parseSourceFile(
    "pages/x.yaml",
    "slug: x\nsections:\n  - type: text\n    list: ['[Onlay](/y)']\n",
  );
  const words = documentProblems(file, indexContent([hidden, file])).flatMap((problem) =>
    inFormWords(problem, file, [hidden]),
  );
  expect(words).toContain("“Onlay Kron” sayfası sitede gösterilmiyor.");
});
