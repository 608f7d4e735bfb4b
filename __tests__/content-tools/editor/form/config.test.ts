import { z } from "zod";
import { editorConfig } from "../../../../content-tools/editor/form/config";
import { labelOf } from "../../../../content-tools/editor/form/label";
import { publicFolderOf } from "../../../../content-tools/editor/form/pictures";
import { type Widget, widgetsOf } from "../../../../content-tools/editor/form/widgets";
import { documentKinds } from "../../../../content-tools/model";
import { readSourceFiles } from "../../../../content-tools/model/documents";
import { keyword, link, order, slug, text } from "../../../../content-tools/model/fields";
import { iconNames } from "../../../../content-tools/model/icon-names";
import { picture } from "../../../../content-tools/model/parts";
import { quantity } from "../../../../content-tools/model/quantities";
import { fixtureContent } from "../../../support/fixture-content";

const choices = { menuGroup: ["Sabit"], category: ["Kron"], link: ["/", "/sss"], factName: ["staff"] };
const widgetFor = (declared: z.ZodType): Widget => {
  const [widget] = widgetsOf(z.strictObject({ field: declared }), choices);
  if (!widget) throw new Error("There is no widget.");
  return widget;
};

describe("a field of the content model becomes a field of the form:", () => {
  const kinds: [string, z.ZodType, Partial<Widget>][] = [
    ["a short text", text("Ad.", 40), { widget: "string" }],
    ["a long text", text("Metin.", 260), { widget: "text" }],
    [
      "a word of a fixed form",
      slug("Adres."),
      { widget: "string", pattern: ["^[a-z0-9-]+$", "biçimi uygun değil"] },
    ],
    ["a whole number", order("Sıra."), { widget: "number", value_type: "int", min: 1, max: 9999 }],
    ["a number", z.number().min(0).max(100).describe("Yüzde."), { value_type: "float", min: 0, max: 100 }],
    ["a number without limits", z.number().describe("Sayı."), { widget: "number", value_type: "float" }],
    ["yes or no", z.boolean().describe("Geniş mi?"), { widget: "boolean" }],
    ["an enumeration", z.enum(["a", "b"]).describe("Biri."), { widget: "select", options: ["a", "b"] }],
    [
      "a menu group",
      keyword("Grup.").meta({ listedIn: "menuGroup" }),
      { widget: "select", options: ["Sabit"] },
    ],
    [
      "a category",
      keyword("Kategori.").meta({ listedIn: "category" }),
      { widget: "select", options: ["Kron"] },
    ],
    ["a link", link("Sayfa."), { widget: "select", options: ["/", "/sss"] }],
    ["a fact", keyword("Bilgi.").meta({ kind: "factName" }), { widget: "select", options: ["staff"] }],
    [
      "several of an enumeration",
      z.array(z.enum(["a"])).min(1),
      { widget: "select", multiple: true, min: 1 },
    ],
    [
      "three texts",
      z.array(text("Bir özellik.")).length(3),
      { widget: "list", label_singular: "Özellik", min: 3, max: 3 },
    ],
  ];
  test.each(kinds)("%s", (_, declared, expected) => {
    expect(widgetFor(declared)).toMatchObject(expected);
  });

  test("a picture, folded up under its description, beside its text and its point", () => {
    const { widget, collapsed, summary, fields } = widgetFor(picture);
    expect({ widget, collapsed, summary }).toEqual({
      widget: "object",
      collapsed: true,
      summary: "{{fields.alt}}",
    });
    expect(fields?.map(({ name, widget, required }) => [name, widget, required])).toEqual([
      ["src", "image", true],
      ["alt", "text", true],
      ["focus", "object", false],
      ["zoom", "number", false],
    ]);
  });

  test("facts with names of their own, as a list that asks for the name", () => {
    const { widget, fields } = widgetFor(z.record(z.string(), quantity).describe("Sayılar."));
    expect(widget).toBe("list");
    expect(fields?.map(({ name }) => name)).toEqual(["factKey", "number", "to", "prefix", "suffix", "unit"]);
  });

  test("what may be left out is not asked for, nor anything inside it", () => {
    const section = z.strictObject({ title: text("Başlık.") });
    expect(widgetFor(section)).toMatchObject({ required: true, fields: [{ required: true }] });
    expect(widgetFor(section.optional())).toMatchObject({ required: false, fields: [{ required: false }] });
  });

  test("a text is measured as the content check measures it", () => {
    const [pattern = "", message] = widgetFor(text("Ad.", 5)).pattern ?? [];
    expect(message).toBe("en çok 5 karakter");
    expect([" Kron ", "Kronlar", " "].map((value) => new RegExp(pattern).test(value))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test.each([
  ["Ürünün adı; sayfanın başlığıdır.", "Ürünün adı"],
  ["Sayıdan önce yazılan işaret, örneğin %.", "Sayıdan önce yazılan işaret"],
  ["Bir katalog kartı.", "Katalog kartı"],
  ["İlk sütunun, görmeyenler için başlığı.", "İlk sütunun, görmeyenler için başlığı"],
])("“%s” is called “%s”", (description, label) => {
  expect(labelOf(description)).toBe(label);
});

test.each([
  ["products/a.yaml", "../images"],
  ["pages/a.yaml", "../images"],
  ["site.yaml", "./images"],
])("pictures of %s lie in %s", (file, folder) => {
  expect(publicFolderOf(file)).toBe(folder);
});

describe("the configuration for a content", () => {
  const config = editorConfig(readSourceFiles(fixtureContent));
  const [products] = config.collections;

  /** Every field with its path: "catalogue.order". */
  const all = (fields: readonly Widget[] = [], above = ""): [string, Widget][] =>
    fields.flatMap((field) => [
      [`${above}${field.name}`, field] as [string, Widget],
      ...all([...(field.fields ?? []), ...(field.field ? [field.field] : [])], `${above}${field.name}.`),
    ]);
  const ofProducts = new Map(all(products?.fields));

  test("holds every document of the model once", () => {
    const files = config.collections.flatMap(({ folder, files = [] }) =>
      folder ? [`${folder}/*.yaml`] : files.map(({ file }) => file),
    );
    expect(files.sort()).toEqual(documentKinds.map(({ file }) => `content/${file}`).sort());
  });

  test("lets products be added, each in a file named after its address", () => {
    expect(products).toMatchObject({
      folder: "content/products",
      create: true,
      slug: "{{fields.slug}}",
    });
  });

  test("lets pages be added beside those the site has, without asking what they are", () => {
    const added = config.collections.find(({ name }) => name === "added-pages");
    expect(added).toMatchObject({
      label: "Eklenen sayfalar",
      label_singular: "Sayfa",
      folder: "content/pages",
      create: true,
      slug: "{{fields.slug}}",
      identifier_field: "title",
    });
    expect(added?.fields?.[0]).toMatchObject({ name: "kind", widget: "hidden", default: "text" });
  });

  test("keeps pictures in content/images, under the address they are served at", () => {
    expect(config).toMatchObject({ media_folder: "content/images", public_folder: "/pictures" });
  });

  test("chooses from what the content lists", () => {
    expect(ofProducts.get("menu.group")?.options).toContain("Sabit Kronlar");
    expect(ofProducts.get("catalogue.category")?.options).toContain("Kron");
    expect(ofProducts.get("catalogue.icon")?.options).toEqual(iconNames);
    expect(ofProducts.get("stats.fact")?.options).toEqual(expect.arrayContaining(["warranty", "experience"]));
    const navigation = config.collections
      .flatMap(({ files = [] }) => files)
      .find(({ name }) => name === "navigation");
    const to = new Map(all(navigation?.fields)).get("footer.quickLinks.to");
    expect(to?.options).toEqual(expect.arrayContaining(["/", "/kvkk", "/lamine-kron"]));
    expect(to?.options).not.toContain("/404");
  });

  test("offers a new product the last places, and none where it need not stand", () => {
    const places = ["menu.order", "catalogue.order", "form.order"];
    expect(places.map((field) => ofProducts.get(field)?.default)).toEqual([4, 12, undefined]);
  });

  test("names and explains every field in Turkish, with the key the check calls it by", () => {
    const fields = config.collections.flatMap(({ fields, files = [] }) =>
      [fields, ...files.map((file) => file.fields)].flatMap((each) => all(each)),
    );
    expect(fields.length).toBeGreaterThan(300);
    for (const [path, { name, label, hint }] of fields) {
      expect({ path, label }).toEqual({ path, label: expect.stringMatching(/^\p{Lu}/u) });
      if (name !== "factKey")
        expect({ path, hint }).toEqual({ path, hint: expect.stringMatching(`^${name}(:|$)`) });
    }
  });
});
