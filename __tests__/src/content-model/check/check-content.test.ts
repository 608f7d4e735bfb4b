import { readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { checkContent, formatProblems } from "#src/content-model/check/index.ts";
import { productSchema } from "#src/content-model/product.ts";
import { type ContentFolder, createContentFolder, product } from "../../../support/content-folder";

let content: ContentFolder;
beforeEach(() => {
  content = createContentFolder();
});

const check = () => checkContent(content.path);

test("a home page needs no catalogue", async () => {
  const home = content.read("pages/home.yaml").replace(/ {2}- type: catalogue\n(?: {4}.*\n)*/, "");
  content.write("pages/home.yaml", home.replace("/#katalog", "/urunler"));
  expect(await check()).toEqual([]);
});

test("a page in the header needs no order", async () => {
  content.replace("pages/sss.yaml", "menu:", "header: { label: Sorular }\nmenu:");
  expect(await check()).toEqual([]);
});

describe("files", () => {
  test("are missed if renamed", async () => {
    content.write("pages/contcat.yaml", content.read("pages/contact.yaml"));
    content.remove("pages/contact.yaml");
    expect((await check()).map(({ file, message, fix }) => `${file} ${message} ${fix}`)).toEqual([
      expect.stringMatching(/^navigation\.yaml Sitede \/iletisim diye bir sayfa yok\./),
      "pages/contact.yaml pages/contact.yaml eksik; site onsuz kurulmaz. Silindiyse geri getirin; adı ya da adresi değiştiyse eskisini verin.",
      "pages/contcat.yaml Bu dosya burada beklenmiyor. Yeni bir sayfaysa ilk satırına adresini yazın, örneğin slug: kariyer; adı değişmiş bir sayfaysa dosyaya eski adını verin.",
    ]);
  });

  test("with BOM and CRLF are reported at the right place", async () => {
    const text = content.read(product).replace("slug:", "sulg:").replace("badge: Estetik çözüm", "badge: 5");
    content.write(product, `\uFEFF${text.replaceAll("\n", "\r\n")}`);
    expect((await check()).map(({ line, column, source }) => ({ line, column, source }))).toEqual([
      { line: 1, column: 1, source: "sulg: lamine-kron" },
      { line: 3, column: 8, source: "badge: 5" },
    ]);
  });

  test("name all missing fields at once", async () => {
    content.write("products/yeni.yaml", "slug: yeni\n");
    const found = (await check()).filter(({ file }) => file === "products/yeni.yaml");
    const required = Object.values(productSchema.shape).filter((field) => !(field instanceof z.ZodOptional));
    expect(found).toHaveLength(required.length - 1);
  });
});

test("ignores files of the operating system", async () => {
  for (const name of ["._lamine-kron.yaml", "~$lamine-kron.yaml", ".lamine-kron.yaml.swp", "Thumbs.db"])
    content.write(`products/${name}`, Buffer.from([0, 5, 22, 7]));
  const problems = await check();
  expect(problems).toEqual([]);
});

describe("letters in parts, as some editors of macOS write them", () => {
  test("are the same in a document", async () => {
    content.write(product, content.read(product).normalize("NFD"));
    expect(await check()).toEqual([]);
  });

  test("are the same in the name of a picture", async () => {
    const picture = readFileSync(join(content.path, "images/lamine-kron.jpg"));
    content.write(`images/${"köprü".normalize("NFD")}.jpg`, picture);
    content.replace(product, "src: ../images/lamine-kron.jpg", "src: ../images/köprü.jpg");
    expect(await check()).toEqual([]);
  });
});

describe("a link in the file system", () => {
  const link = (target: string, name: string) => symlinkSync(target, join(content.path, name));

  test("to a folder is followed", async () => {
    content.replace(product, "badge: Estetik çözüm", "badge: 5");
    renameSync(join(content.path, "products"), join(content.project, "elsewhere"));
    link(join(content.project, "elsewhere"), "products");
    expect((await check()).map(({ file }) => file)).toEqual([product]);
  });

  test.each(["products/kopya.yaml", "products", "images/kopya.jpg"])(
    "that leads nowhere is the one mistake: %s",
    async (name) => {
      rmSync(join(content.path, name), { recursive: true, force: true });
      link("/nowhere/x", name);
      expect((await check()).map(({ file, message }) => `${file} ${message}`)).toEqual([
        `${name} Bu bir bağlantı, ama gösterdiği yerde bir şey yok: /nowhere/x`,
      ]);
    },
  );
});

test("refuses an address that Cloudflare answers itself", async () => {
  content.replace(product, "slug: lamine-kron", "slug: cdn-cgi");
  expect((await check()).map(({ message }) => message)).toContain(
    "“cdn-cgi” adresi sitenin kendisine ayrılmış.",
  );
});

test("names the line that has a file read by other rules", async () => {
  content.write("pages/home.yaml", `%YAML 1.1\n---\n${content.read("pages/home.yaml")}`);
  expect((await check()).map(({ line, message }) => `${line} ${message}`)).toEqual([
    "1 “%YAML 1.1” satırı değerleri başka türlü okutur.",
  ]);
});

test("reports a picture whose name differs invisibly", async () => {
  content.write("images/lamine\u202fkron.jpg", "");
  content.replace(product, "src: ../images/lamine-kron.jpg", "src: ../images/lamine kron.jpg");
  const [problem] = await check();
  expect(problem?.fix).toMatch(/lamine\u202fkron\.jpg\. .*görünmeyen bir karakter/);
});

test.each(["kvkk", "mesaj-alindi", "mesaj-gonderilemedi"])(
  "the page that a form leads to is missed: %s",
  async (name) => {
    content.remove(`pages/${name}.yaml`);
    const missing = (await check()).filter(({ file }) => file === `pages/${name}.yaml`);
    expect(missing.map(({ message }) => message)).toEqual([`pages/${name}.yaml eksik; site onsuz kurulmaz.`]);
  },
);

test("several mistakes are reported at once in file and line order", async () => {
  content.replace(product, "badge: Estetik çözüm", "badge: 5");
  content.replace(product, "  order: 9", "  order: dokuz");
  content.replace("navigation.yaml", "to: /kvkk", "to: /kvk");
  content.replace("pages/contact.yaml", "title: Bize ulaşın", "title: Bize: ulaşın");
  expect((await check()).map(({ file, message }) => `${file} ${message}`)).toEqual([
    "navigation.yaml Sitede /kvk diye bir sayfa yok.",
    "pages/contact.yaml Değer tırnaksız okunamıyor.",
    `${product} “Başlığın üstündeki rozet” metin olmalı.`,
    `${product} “Formdaki sırası” sayı olmalı.`,
  ]);
});

describe("a document that cannot be read", () => {
  test.each(["site.yaml", "navigation.yaml"])("is the only one blamed: %s", async (file) => {
    content.write(file, content.read(file).replace(/: /, ': "'));
    expect(new Set((await check()).map((problem) => problem.file))).toEqual(new Set([file]));
  });

  test("keeps its URL, so that links to it stay valid", async () => {
    content.replace("navigation.yaml", "to: /kvkk", "to: /lamine-kron");
    content.replace(product, "badge: Estetik çözüm", "badge: %");
    expect((await check()).map(({ file }) => file)).toEqual([product]);
  });
});

test("the printed form shows place, line, caret, field and fix", async () => {
  content.replace(product, "badge: Estetik çözüm", "badge: 5");
  content.replace("navigation.yaml", "to: /kvkk", "to: /kvk");
  const printed = formatProblems(await check());
  expect(printed.split("\n").slice(-7)).toEqual([
    "content/products/lamine-kron.yaml:3:8  “Başlığın üstündeki rozet” metin olmalı.",
    "  3 │ badge: 5",
    "             ^",
    "  Başlığın üstündeki rozet (badge)",
    "  → Tek bir metin yazın: iki noktadan sonra, aynı satırda ve çift tırnak içinde.",
    "",
    "İçerikte 2 hata var (2 dosyada). Düzeltip yeniden deneyin.",
  ]);
});
