import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { fromForm, toForm } from "../../../../content-tools/editor/form/values";
import { savedDocument, write } from "../../../../content-tools/editor/save/save";
import { parseSourceFile } from "../../../../content-tools/model/documents";
import { productSchema } from "../../../../content-tools/model/product";
import { siteSchema } from "../../../../content-tools/model/site";
import { isRecord } from "../../../../content-tools/model/walk";
import { type ContentFolder, createContentFolder, product } from "../../../support/content-folder";

let folder: ContentFolder;
beforeEach(() => {
  folder = createContentFolder();
});
afterEach(() => folder.destroy());

/** The form of the product, changed. */
function formWith(change: Record<string, unknown>): unknown {
  const form = toForm(productSchema, parse(folder.read(product)));
  if (!isRecord(form)) throw new Error("The product is no document.");
  return { ...form, ...change };
}

const saveWith = (change: Record<string, unknown>, path = product) =>
  write(folder.path, new Map([[path, savedDocument(folder.path, path, formWith(change)).text]]));

const flat = (width: number) =>
  sharp({ create: { width, height: 500, channels: 3, background: "#9bb" } })
    .jpeg()
    .toBuffer();

describe("saving", () => {
  test("writes what the content check passes", async () => {
    expect(await saveWith({ badge: "Yeni rozet" })).toEqual([]);
    expect(parse(folder.read(product)).badge).toBe("Yeni rozet");
  });

  test("writes nothing when one of the documents is wrong, and says where", async () => {
    const before = folder.read(product);
    const catalogue = [{ ...parse(before).catalogue[0], category: "Kronlar" }];
    const [refusal, ...others] = await saveWith({ catalogue });
    expect(refusal).toMatchObject({
      file: product,
      field: "catalogue › 1 › category",
      message: "“Kronlar” diye bir kategori yok.",
      fix: expect.stringContaining("Bunu mu demek istediniz: “Kron”?"),
    });
    expect(others).toEqual([]);
    expect(folder.read(product)).toBe(before);
  });

  test("asks for what a half-filled section lacks, at the section", async () => {
    const [refusal] = await saveWith({ footer: { label: "Lamine Kron" } });
    expect(refusal).toMatchObject({ field: "footer", message: "“order” alanı eksik." });
  });

  test("refuses an address that another product has", async () => {
    const [refusal] = await saveWith({ name: "Başka Ad" }, "products/baska.yaml");
    expect(refusal).toMatchObject({
      message: expect.stringMatching(/^“lamine-kron” adresi zaten kullanılıyor: /),
    });
    expect(existsSync(join(folder.path, "products/baska.yaml"))).toBe(false);
  });

  test("leaves mistakes alone that stand in other files already", async () => {
    folder.replace("pages/about.yaml", "fact: foundedYear", "fact: foundedYer");
    expect(await saveWith({ badge: "Yeni rozet" })).toEqual([]);
  });

  test("writes a picture together with the document that shows it", async () => {
    const picture = await flat(900);
    const image = { src: "images/yeni.jpg", alt: "Alçı model üzerinde bir kron" };
    const text = savedDocument(folder.path, product, formWith({ image })).text;
    expect(
      await write(
        folder.path,
        new Map<string, string | Buffer>([
          ["images/yeni.jpg", picture],
          [product, text],
        ]),
      ),
    ).toEqual([]);
    expect(parse(folder.read(product)).image.src).toBe("../images/yeni.jpg");
    expect(readFileSync(join(folder.path, "images/yeni.jpg")).equals(picture)).toBe(true);
  });

  test("writes neither when the picture is too small", async () => {
    const image = { src: "../images/yeni.jpg", alt: "Alçı model üzerinde bir kron" };
    const text = savedDocument(folder.path, product, formWith({ image })).text;
    const refusals = await write(
      folder.path,
      new Map<string, string | Buffer>([
        ["images/yeni.jpg", await flat(300)],
        [product, text],
      ]),
    );
    expect(refusals).toEqual([
      expect.objectContaining({ field: "image › src", message: "yeni.jpg çok küçük: genişliği 300 piksel." }),
    ]);
    expect(existsSync(join(folder.path, "images/yeni.jpg"))).toBe(false);
  });

  test("refuses a file that is no picture, also when nothing shows it yet", async () => {
    const [refusal] = await write(folder.path, new Map([["images/not.jpg", Buffer.from("merhaba")]]));
    expect(refusal).toMatchObject({
      file: "images/not.jpg",
      message: "not.jpg bir görsel olarak okunamadı.",
    });
  });

  test("refuses to remove a picture that is shown", async () => {
    const [refusal] = await write(folder.path, new Map([["images/lamine-kron.jpg", null]]));
    expect(refusal).toMatchObject({ file: product, message: "Görsel bulunamadı: ../images/lamine-kron.jpg" });
    expect(existsSync(join(folder.path, "images/lamine-kron.jpg"))).toBe(true);
  });

  test("removes a product that nothing links to, and not one that something does", async () => {
    folder.replace("navigation.yaml", "      to: /kvkk", "      to: /lamine-kron");
    const [refusal] = await write(folder.path, new Map([[product, null]]));
    expect(refusal).toMatchObject({
      file: "navigation.yaml",
      message: "Sitede /lamine-kron diye bir sayfa yok.",
    });
    folder.replace("navigation.yaml", "      to: /lamine-kron", "      to: /kvkk");
    expect(await write(folder.path, new Map([[product, null]]))).toEqual([]);
    expect(existsSync(join(folder.path, product))).toBe(false);
  });

  test("knows no document outside the model", () => {
    expect(() => savedDocument(folder.path, "other.yaml", {})).toThrow("No document belongs at");
  });
});

describe("a form's values", () => {
  test("lose what was left empty, and keep what was added without being filled", () => {
    const value = {
      name: " Kron ",
      badge: "",
      warranty: { number: "" },
      form: {},
      callouts: [],
      catalogue: [{}],
    };
    expect(fromForm(productSchema, value, product)).toEqual({ name: "Kron", catalogue: [{}] });
  });

  test("hold named facts as a list and give them back by name", () => {
    const facts = { crowns: { number: 500, suffix: "+" }, teeth: { number: 32 } };
    const form = toForm(productSchema, { facts });
    expect(form).toEqual({
      facts: [
        { factKey: "crowns", number: 500, suffix: "+" },
        { factKey: "teeth", number: 32 },
      ],
    });
    expect(fromForm(productSchema, form, product)).toEqual({ facts });
  });

  test("name pictures by their path from the document, whatever the form called them", () => {
    const image = { src: "/content/images/a.jpg" };
    expect(fromForm(productSchema, { image }, product)).toEqual({ image: { src: "../images/a.jpg" } });
    const shown = toForm(productSchema, { image: { src: "../images/a.jpg" } });
    expect(shown).toEqual({ image: { src: "/pictures/a.jpg" } });
    expect(fromForm(productSchema, shown, product)).toEqual({ image: { src: "../images/a.jpg" } });
    expect(fromForm(siteSchema, { socialImage: image }, "site.yaml")).toEqual({
      socialImage: { src: "./images/a.jpg" },
    });
  });

  test("keep fields the model does not know, so that the check can name them", () => {
    const file = parseSourceFile(product, "renk: mavi");
    expect(fromForm(productSchema, toForm(productSchema, file.value), product)).toEqual({ renk: "mavi" });
  });
});
