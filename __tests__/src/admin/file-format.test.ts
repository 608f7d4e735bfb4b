import { resolve } from "node:path";
import { checkForm, isOutdated, keepSaved, prepared } from "#src/admin/browser/check.ts";
import { fileFormat } from "#src/admin/browser/file-format.ts";
import { linesOf, type Mistake } from "#src/admin/browser/mistake.ts";
import { KnownDocuments } from "#src/admin/form/known-documents.ts";
import { readSourceFiles } from "#src/content-model/documents.ts";
import { formatText } from "#src/content-model/format/format-document.ts";
import { productSchema } from "#src/content-model/product.ts";
import { routeOf } from "#src/content-model/routes.ts";
import { metaOf } from "#src/content-model/schema.ts";

const files = readSourceFiles(resolve("content"));
const documents = new KnownDocuments();
const textOf = (mistakes: readonly Mistake[]) => mistakes.flatMap(linesOf).join("\n");

const kindOf = ({ path, kind }: (typeof files)[number]) => {
  if (!kind) throw new Error(`${path} is of no kind.`);
  return kind;
};

test.each(files.map((file) => [file.path, file] as const))(
  "%s is saved as npm run format writes it",
  (_, file) => {
    const { fromFile, toFile } = fileFormat(kindOf(file), documents);
    expect(toFile(fromFile(file.text))).toBe(formatText(kindOf(file).schema, file.text));
  },
);

test("a picture in a subfolder keeps its folder", () => {
  const [document] = files.filter(({ text }) => text.includes("../images/"));
  if (!document) throw new Error("The site shows no picture.");
  const { fromFile, toFile } = fileFormat(kindOf(document), documents);
  const text = document.text.replaceAll("../images/", "../images/atölye/");
  expect(toFile(fromFile(text))).toContain("../images/atölye/");
  expect(toFile(fromFile(text))).not.toMatch(/images\/(?!atölye\/)/);
});

const [first, second = first] = files.filter(({ path }) => path.startsWith("products/"));
if (!first || !second) throw new Error("The site has no product.");

test("decomposed letters are composed in the form and the file", () => {
  const { fromFile, toFile } = fileFormat(kindOf(second), documents);
  const text = formatText(kindOf(second).schema, second.text);
  const form = fromFile(text.normalize("NFD"));
  expect(form).toEqual(fromFile(text));
  expect(toFile({ ...form, name: "Köprü".normalize("NFD") })).toContain("name: Köprü\n");
});

test("empty fields are not written", () => {
  const site = files.find(({ path }) => path === "site.yaml");
  if (!site) throw new Error("There is no site.yaml.");
  const { fromFile, toFile } = fileFormat(kindOf(site), documents);
  const form = fromFile(site.text);
  const written = toFile({ ...form, whatsapp: "", social: [], company: null });
  expect(written).not.toMatch(/^(?:whatsapp|social|company):/m);
});

test("an empty group of a file is not in the form", () => {
  const [page] = files.filter(({ kind }) => kind?.type === "Page");
  if (!page) throw new Error("The site has no page.");
  expect(fileFormat(kindOf(page), documents).fromFile("slug: yeni\nseo:\n")).not.toHaveProperty("seo");
});

describe("a document that is about to be saved", () => {
  for (const file of files) fileFormat(kindOf(file), documents).fromFile(file.text);
  const form = fileFormat(kindOf(first), documents).fromFile(first.text);
  const mistakes = (path: string, changed: object, newRecord = false) =>
    textOf(
      checkForm(documents, { path: `content/${path}`, data: { ...form, ...changed }, newRecord })?.mistakes ??
        [],
    );

  test("reports a duplicate of another document", () => {
    const name = Reflect.get(Object(first.value), "name");
    expect(mistakes("products/yeni.yaml", { slug: "yeni" }, true)).toContain(`Öteki: “${name}`);
  });

  test("reports no links that a wrong address would break", () => {
    const contact = files.find(({ kind }) => kind?.type === "ContactPage");
    if (!contact) throw new Error("There is no contact page.");
    const entry = { path: `content/${first.path}`, newRecord: false };
    const data = prepared(documents, { ...entry, data: { ...form, slug: routeOf(contact)?.slice(1) } });
    expect(checkForm(documents, { ...entry, data })?.mistakes.map(({ path }) => path)).toEqual([["slug"]]);
  });

  test("reports a second fact of the same name", () => {
    const fact = { factKey: "crowns", number: "5" };
    expect(mistakes(first.path, { facts: [fact, { ...fact, number: "6" }] })).toContain("{crowns (2)}");
  });

  test("reports a number as a fact's name at its place", () => {
    const facts = ["crowns", "2024"].map((factKey) => ({ factKey, number: "5" }));
    const entry = { path: `content/${first.path}`, data: { ...form, facts }, newRecord: false };
    expect(checkForm(documents, entry)?.mistakes.map(({ path }) => path)).toContainEqual([
      "facts",
      1,
      "factKey",
    ]);
  });

  test.each(["products/yeni.yaml", "pages/yeni.yaml"])("lacks an address, and more (%s)", (path) => {
    const { mistakes = [] } =
      checkForm(documents, { path: `content/${path}`, data: {}, newRecord: true }) ?? {};
    expect(mistakes.map(({ path: [key] }) => key)).toEqual(expect.arrayContaining(["slug", "seo"]));
  });

  test("lacks what belongs into an added group", () => {
    const [page] = files.filter(({ kind }) => kind?.type === "Page");
    if (!page) throw new Error("The site has no page.");
    const menu = { group: "", label: "" };
    const data = { ...fileFormat(kindOf(page), documents).fromFile(page.text), menu };
    const checked = checkForm(documents, { path: `content/${page.path}`, data, newRecord: false });
    expect(checked?.mistakes.map(({ path }) => path)).toEqual([["menu", "group"]]);
  });

  test("lists mistakes in the order of the form", () => {
    const turnaround = { number: "üç", unit: "ay" };
    const entry = {
      path: `content/${first.path}`,
      data: { ...form, turnaround, name: "" },
      newRecord: false,
    };
    const paths = checkForm(documents, entry)?.mistakes.map(({ path }) => path.join("."));
    expect(paths?.slice(0, 3)).toEqual(["name", "turnaround.number", "turnaround.unit"]);
  });

  test("may have a file name other than its slug", () => {
    expect(mistakes("products/eski-ad.yaml", {})).toBe("");
  });
});

describe("a number with a decimal", () => {
  const site = files.find(({ path }) => path === "site.yaml");
  if (!site) throw new Error("There is no site.yaml.");
  const saveAt = (latitude: string) => {
    const form = fileFormat(kindOf(site), documents).fromFile(site.text);
    const address = { ...Object(form.address), latitude, longitude: "29,5" };
    const checked = checkForm(documents, {
      path: "content/site.yaml",
      data: { ...form, address },
      newRecord: false,
    });
    return { told: textOf(checked?.mistakes ?? []), saved: Object(checked?.form.address).latitude };
  };

  test.each(["38,7", "38.7"])("is taken as %s and shown with a comma", (written) => {
    expect(saveAt(written)).toEqual({ told: "", saved: "38,7" });
  });

  test("reports its limit with a decimal comma", () => {
    expect(saveAt("35.5").told).toContain("“Enlem” çok küçük: 35,5.\nEn az 35,8 olmalı.");
  });
});

describe("a document that was saved", () => {
  type Form = Record<string, unknown>;
  /** Saves a form and returns the data the page has afterwards. */
  let told: string[] = [];
  const saveAs = (path: string, data: Form, newRecord = false): Form => {
    const made = prepared(documents, { path: `content/${path}`, data, newRecord });
    const checked = checkForm(documents, { path: `content/${path}`, data: made, newRecord });
    expect(checked?.mistakes).toEqual([]);
    told = keepSaved(documents, { path: `content/${path}`, data: checked?.form ?? {}, newRecord });
    return checked?.form ?? {};
  };
  const mistakes = (path: string, data: Form) =>
    textOf(checkForm(documents, { path: `content/${path}`, data, newRecord: false })?.mistakes ?? []);
  const form = fileFormat(kindOf(second), documents).fromFile(second.text);

  test("keeps its previous address, to which others still lead", () => {
    const changed = saveAs(second.path, { ...form, slug: "yeni-adres" });
    expect(changed).toMatchObject({ slug: "yeni-adres", previous: [form.slug] });
    saveAs(second.path, changed);
    expect(saveAs(second.path, { ...changed, slug: form.slug })).toMatchObject({ previous: ["yeni-adres"] });
    saveAs(second.path, form);
  });

  test("gives its duplicate its own name", () => {
    const data = {
      ...form,
      slug: "kopya",
      name: "Kopya",
      seo: { title: "Kopya", description: "Bir kopya." },
    };
    const copy = prepared(documents, { path: "content/products/kopya.yaml", data, newRecord: true });
    expect(
      checkForm(documents, { path: "content/products/kopya.yaml", data: copy, newRecord: true })?.mistakes,
    ).toEqual([]);
    expect(copy).toMatchObject({ form: { label: "Kopya" }, catalogue: [{ title: "Kopya" }] });
  });

  test("is known to a draft that is restored after a reload", () => {
    for (const file of files.toReversed()) fileFormat(kindOf(file), documents).fromFile(file.text);
    expect(mistakes(second.path, form)).toBe("");
  });

  test("is newer than a draft of its earlier text", () => {
    const entry = { path: `content/${second.path}`, newRecord: false };
    const changed = saveAs(second.path, { ...form, summary: "Başka bir tanıtım." });
    expect(isOutdated(documents, { ...entry, data: form })).toBe(true);
    expect(isOutdated(documents, { ...entry, data: changed })).toBe(false);
    expect(
      isOutdated(documents, { ...entry, data: saveAs(second.path, { ...changed, summary: form.summary }) }),
    ).toBe(false);
  });

  const own = {
    slug: "kopya",
    name: "Kopya",
    catalogue: [{ ...Object(form.catalogue)[0], title: "Kopya" }],
    form: { label: "Kopya" },
    footer: { label: "Kopya" },
    seo: { title: "Kopya", description: "Bir ürünün kopyası." },
  };

  test("is copied without its comments", () => {
    const { fromFile, toFile } = fileFormat(kindOf(second), documents);
    const original = fromFile(`# Kaynak: Rosenstiel\n${second.text}`);
    const entry = { path: "content/products/kopya.yaml", newRecord: true };
    const data = prepared(documents, { ...entry, data: { ...original, ...own } });
    expect(toFile(checkForm(documents, { ...entry, data })?.form ?? {})).not.toContain("Rosenstiel");
    expect(toFile(original)).toContain("Rosenstiel");
    fromFile(second.text);
  });

  test("is distinguished from its copy, which says what it kept", () => {
    const copy = saveAs("products/kopya.yaml", { ...form, ...own }, true);
    expect(told.join("\n")).toContain(`${metaOf(productSchema.shape.summary).label}: `);
    saveAs("products/kopya.yaml", copy);
    expect(told.join("\n")).not.toContain("aynı kalanlar");
    saveAs(second.path, form);
    expect(mistakes(second.path, { ...form, slug: "kopya" })).toContain("zaten kullanılıyor");
    expect(mistakes("products/kopya.yaml", { ...copy, slug: form.slug })).toContain("zaten kullanılıyor");
  });
});

test("a saved document gets advice", () => {
  const list = files.find(({ path }) => path === "pages/products.yaml");
  if (!list) throw new Error("There is no product list.");
  const path = `content/${list.path}`;
  const form = fileFormat(kindOf(list), documents).fromFile(list.text);
  const categories = [...Object(form.filter).categories, "Henüz boş"];
  const data = { ...form, filter: { ...Object(form.filter), categories } };
  const checked = checkForm(documents, { path, data, newRecord: false });
  expect(keepSaved(documents, { path, data: checked?.form ?? {}, newRecord: false }).join("\n")).toContain(
    "“Henüz boş” kategorisinde ürün yok.",
  );
});
