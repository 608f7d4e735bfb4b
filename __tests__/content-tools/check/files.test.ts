import { resolve } from "node:path";
import { checkContent, formatProblems, type Problem } from "../../../content-tools/check";
import { type ContentFolder, createContentFolder, product } from "../../support/content-folder";

let folder: ContentFolder;
beforeEach(() => {
  folder = createContentFolder();
});
afterEach(() => folder.destroy());

const check = () => checkContent(folder.path);
const brief = ({ file, line, column, message, fix }: Problem) =>
  `${file}:${line}:${column} ${message} ${fix ?? ""}`.trim();

describe("the site's own content", () => {
  test("is free of mistakes", async () => {
    expect(await checkContent(resolve("content"))).toEqual([]);
  });

  test("is checked in under two seconds", async () => {
    const start = performance.now();
    await checkContent(resolve("content"));
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe("files", () => {
  test("that belong to no kind of document are named", async () => {
    folder.write("pages/fiyatlar.yaml", "title: Fiyatlar\n");
    expect((await check()).map(brief)).toEqual([
      expect.stringMatching(
        /^pages\/fiyatlar\.yaml:1:1 Bu dosya burada beklenmiyor\. Burada bulunabilen dosyalar: site\.yaml, .*products\/\*\.yaml\.$/,
      ),
    ]);
  });

  test("whose name is nearly right are recognised, and the right one is missed", async () => {
    folder.write("pages/abuot.yaml", folder.read("pages/about.yaml"));
    folder.remove("pages/about.yaml");
    expect((await check()).map(brief)).toEqual([
      "pages/about.yaml:1:1 Bu dosya eksik. Silindiyse geri getirin; adı değiştiyse eski adını verin.",
      "pages/abuot.yaml:1:1 Bu dosya burada beklenmiyor. Bunu mu demek istediniz: content/pages/about.yaml?",
    ]);
  });

  test("of a product outside the products folder are sent there", async () => {
    folder.write("lamine-kron.yaml", folder.read(product));
    folder.remove(product);
    expect((await check()).map(brief)).toEqual([
      "lamine-kron.yaml:1:1 Bu dosya burada beklenmiyor. Ürün dosyaları content/products klasöründe durur; content/products/lamine-kron.yaml olarak taşıyın.",
    ]);
  });

  test.each(["lamine-kron.yml", "lamine-kron.YAML", "lamine-kron.yaml.txt"])(
    "named %s are given their ending",
    async (name) => {
      folder.write(`products/${name}`, folder.read(product));
      folder.remove(product);
      expect((await check()).map(brief)).toEqual([
        `products/${name}:1:1 Bu dosya burada beklenmiyor. Uzantısı .yaml olmalı; dosyanın adını lamine-kron.yaml yapın.`,
      ]);
    },
  );

  test("that are empty are named with the fields they should hold", async () => {
    folder.write("pages/not-found.yaml", "");
    expect((await check()).map(brief)).toEqual([
      "pages/not-found.yaml:1:1 Dosya boş. Bu dosyanın alanları: seo, title, message, homeLabel, help, searchLabel, nearestTitle, noResult.",
    ]);
  });

  test("that hold only comments count as empty", async () => {
    folder.write("pages/not-found.yaml", "# yakında\n");
    expect((await check()).map(brief)).toEqual([
      expect.stringMatching(/^pages\/not-found\.yaml:1:1 Dosya boş\./),
    ]);
  });

  test("that hold a list at the top are refused", async () => {
    folder.write("pages/not-found.yaml", "- title: 404\n");
    expect((await check()).map(brief)).toEqual([
      expect.stringMatching(/^pages\/not-found\.yaml:1:1 Dosya “ad: değer” satırlarından oluşmalı\./),
    ]);
  });

  test("in another encoding than UTF-8 are told so", async () => {
    folder.write(
      product,
      Buffer.from(folder.read(product).replace("badge: Estetik çözüm", "badge: Estetik cözüm"), "latin1"),
    );
    const [first] = await check();
    expect(first?.message).toBe("Dosya UTF-8 ile kaydedilmemiş; Türkçe harfler okunamıyor.");
    expect(first?.fix).toBe("Dosyayı UTF-8 kodlamasıyla yeniden kaydedin.");
  });

  test("with a byte order mark and Windows line ends are as good as others", async () => {
    folder.write(product, `\uFEFF${folder.read(product).replaceAll("\n", "\r\n")}`);
    expect(await check()).toEqual([]);
  });

  test("with a byte order mark and Windows line ends keep their places", async () => {
    const text = folder.read(product).replace("slug:", "sulg:").replace("badge: Estetik çözüm", "badge: 5");
    folder.write(product, `\uFEFF${text.replaceAll("\n", "\r\n")}`);
    expect((await check()).map(({ line, column, source }) => ({ line, column, source }))).toEqual([
      { line: 1, column: 1, source: "sulg: lamine-kron" },
      { line: 3, column: 8, source: "badge: 5" },
    ]);
  });
});

describe("several mistakes", () => {
  test("are answered all at once, in the order of files and lines", async () => {
    folder.replace(product, "badge: Estetik çözüm", "badge: 5");
    folder.replace(product, "  order: 9", "  order: dokuz");
    folder.replace("navigation.yaml", "to: /kvkk", "to: /kvk");
    folder.replace("pages/contact.yaml", "title: Bize ulaşın", "title: Bize: ulaşın");
    expect((await check()).map(({ file, message }) => `${file} ${message}`)).toEqual([
      "navigation.yaml Sitede /kvk diye bir sayfa yok.",
      "pages/contact.yaml Değerin içinde iki nokta var ya da alttaki satır fazla içeriden başlıyor.",
      `${product} “badge” metin olmalı.`,
      `${product} “order” sayı olmalı.`,
    ]);
  });

  test("in one text are each pointed at", async () => {
    folder.replace(product, "badge: Estetik çözüm", 'badge: "{bir} ve {iki}"');
    expect((await check()).map(({ line, column }) => `${line}:${column}`)).toEqual(["3:9", "3:18"]);
  });
});

describe("a document that cannot be read", () => {
  test.each(["site.yaml", "navigation.yaml", "pages/home.yaml", product])(
    "is the only one blamed: %s",
    async (file) => {
      folder.write(file, folder.read(file).replace(/: /, ': "'));
      expect(new Set((await check()).map((problem) => problem.file))).toEqual(new Set([file]));
    },
  );

  test("keeps its address, so that links to it stand", async () => {
    folder.replace("navigation.yaml", "to: /kvkk", "to: /lamine-kron");
    folder.replace(product, "badge: Estetik çözüm", "badge: %");
    expect((await check()).map(({ file }) => file)).toEqual([product]);
  });
});

describe("the printed form", () => {
  test("shows place, line, caret and fix, and counts the mistakes", async () => {
    folder.replace(product, "badge: Estetik çözüm", "badge: 5");
    folder.replace("navigation.yaml", "to: /kvkk", "to: /kvk");
    const printed = formatProblems(await check());
    expect(printed.split("\n").slice(-6)).toEqual([
      "content/products/lamine-kron.yaml:3:8  “badge” metin olmalı.",
      "  3 │ badge: 5",
      "             ^",
      '  → Değeri çift tırnak içine alın: "5".',
      "",
      "İçerikte 2 hata var (2 dosyada). Düzeltip yeniden deneyin.",
    ]);
  });

  test("cuts long lines around the caret", async () => {
    folder.replace(
      product,
      "badge: Estetik çözüm",
      `badge: "${"uzun ".repeat(20)}{yok} ${"metin ".repeat(20)}"`,
    );
    const [, line = "", caret = ""] = formatProblems((await check()).slice(-1)).split("\n");
    expect(line.length).toBeLessThan(140);
    expect(line.slice(caret.indexOf("^"), caret.indexOf("^") + 5)).toBe("{yok}");
  });
});
