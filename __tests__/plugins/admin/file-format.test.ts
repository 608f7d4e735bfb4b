import { resolve } from "node:path";
import { readSourceFiles } from "../../../content-model/documents";
import { formatText } from "../../../content-model/format/format-document";
import { formDocument, mistakesIn } from "../../../plugins/admin/browser/check";
import { fileFormat } from "../../../plugins/admin/browser/file-format";

const files = readSourceFiles(resolve("content"));

const kindOf = ({ path, kind }: (typeof files)[number]) => {
  if (!kind) throw new Error(`${path} is of no kind.`);
  return kind;
};

test.each(files.map((file) => [file.path, file] as const))(
  "%s goes through the form and comes out as npm run format writes it",
  (_, file) => {
    const { fromFile, toFile } = fileFormat(kindOf(file));
    expect(toFile(fromFile(file.text))).toBe(formatText(kindOf(file).schema, file.text));
  },
);

test("what a form leaves empty is not written", () => {
  const site = files.find(({ path }) => path === "site.yaml");
  if (!site) throw new Error("There is no site.yaml.");
  const { fromFile, toFile } = fileFormat(kindOf(site));
  const form = fromFile(site.text);
  const written = toFile({ ...form, whatsapp: "", social: [], company: null });
  expect(written).not.toMatch(/^(?:whatsapp|social|company):/m);
});

describe("a document that is about to be saved", () => {
  const [first, second] = files.filter(({ path }) => path.startsWith("products/"));
  if (!first || !second) throw new Error("The site has too few products.");
  for (const file of files) fileFormat(kindOf(file)).fromFile(file.text);
  const form = fileFormat(kindOf(first)).fromFile(first.text);
  const mistakes = (path: string, changed: object) => {
    const file = formDocument(`content/${path}`, { ...form, ...changed });
    return file && mistakesIn(file);
  };

  test("is told what it lacks by the field's name", () => {
    expect(mistakes(first.path, { name: "" })).toContain("Ürünün adı");
  });

  test("is told what another document has already", () => {
    expect(mistakes("products/yeni.yaml", { slug: "yeni" })).toContain("zaten kullanılıyor");
  });

  test("is told of a fact that there is not", () => {
    expect(mistakes(first.path, { summary: "Bu metin {boyleBirSayi} der." })).toContain("boyleBirSayi");
  });
});
