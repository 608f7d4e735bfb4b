import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { z } from "zod";
import { checkContent } from "../../../content-tools/check";
import { productSchema } from "../../../content-tools/model/product";
import { metaOf } from "../../../content-tools/model/schema";
import { newProduct } from "../../../content-tools/new-product";
import type { Answers } from "../../../content-tools/new-product/questions";
import { type ContentFolder, createContentFolder } from "../../support/content-folder";
import { createDesk, createPerson } from "../../support/new-product";

let folder: ContentFolder;
let desk: Awaited<ReturnType<typeof createDesk>>;

const flags = (changes: Partial<Answers> = {}): Partial<Answers> => ({
  name: "Işıklı Teleskop Kron",
  group: "Sabit Kronlar",
  category: "Kron",
  picture: desk.picture,
  ...changes,
});
const written = "products/isikli-teleskop-kron.yaml";

beforeEach(async () => {
  folder = createContentFolder();
  desk = await createDesk();
});
afterEach(() => {
  folder.destroy();
  desk.destroy();
});

const make = (changes: Partial<Answers> = {}) => newProduct(flags(changes), folder.path, createPerson([]));

describe("with flags", () => {
  test("writes a product the content check accepts", async () => {
    await make({ turnaround: "5-7 iş günü", warranty: "10 yıl", icon: "crown" });
    expect(await checkContent(folder.path)).toEqual([]);
    expect(parse(folder.read(written))).toMatchObject({
      slug: "isikli-teleskop-kron",
      name: "Işıklı Teleskop Kron",
      image: { src: "../images/isikli-teleskop-kron.jpg" },
      turnaround: { number: 5, to: 7, unit: "iş günü" },
      warranty: { number: 10, unit: "yıl" },
      menu: { group: "Sabit Kronlar", order: 4 },
      catalogue: [{ category: "Kron", icon: "crown", order: 12 }],
      form: { label: "Işıklı Teleskop Kron", order: 10 },
    });
  });

  test("reads a broken number as it is spoken", async () => {
    await make({ warranty: "1,5 yıl" });
    expect(parse(folder.read(written)).warranty).toEqual({ number: 1.5, unit: "yıl" });
  });

  test("writes every field, the optional ones commented out and each below its description", async () => {
    await make();
    const text = folder.read(written);
    for (const [key, field] of Object.entries(productSchema.shape)) {
      const { description } = metaOf(field);
      expect({ key, found: new RegExp(`^(# )?${key}:`, "m").test(text) }).toEqual({ key, found: true });
      expect(text).toContain(`# ${description}\n`);
    }
    expect(parse(text)).not.toHaveProperty("warranty");
    expect(text).toContain("  # Seçenekler: Sabit Kronlar, Hareketli Protezler.\n");
    expect(text).toContain("# Birimi.\n#   # Seçenekler: saat, gün, iş günü, hafta.\n#   unit:");
  });

  const optional = Object.entries(productSchema.shape)
    .filter(([, field]) => field instanceof z.ZodOptional)
    .map(([key]) => key);

  test.each(optional)("writes %s so that it is right once its # are taken away", async (section) => {
    await make({ form: "hayır" });
    const text = folder.read(written);
    const lines = new RegExp(`^# ${section}:\\n(# .*\\n)+`, "m");
    expect(text).toMatch(lines);
    folder.write(
      written,
      text.replace(lines, (found) => found.replace(/^# /gm, "")),
    );
    expect(parse(folder.read(written))).toHaveProperty(section);
    expect(await checkContent(folder.path)).toEqual([]);
  });

  test("copies the picture under the product's name", async () => {
    await make();
    expect(readFileSync(join(folder.path, "images/isikli-teleskop-kron.jpg"))).toEqual(
      readFileSync(desk.picture),
    );
  });

  test("finds a picture whose name a terminal has escaped", async () => {
    await make({ picture: desk.picture.replaceAll(" ", "\\ ") });
    expect(existsSync(join(folder.path, "images/isikli-teleskop-kron.jpg"))).toBe(true);
  });

  test("takes a picture of content/images as it is", async () => {
    await make({ picture: join(folder.path, "images/sayfa.jpg") });
    expect(parse(folder.read(written)).image.src).toBe("../images/sayfa.jpg");
    expect(await checkContent(folder.path)).toEqual([]);
  });

  test("quotes what YAML would misread", async () => {
    await make({ name: "Kron: yeni #1", alt: "yes" });
    expect(parse(folder.read("products/kron-yeni-1.yaml"))).toMatchObject({
      name: "Kron: yeni #1",
      image: { alt: "yes" },
    });
    expect(await checkContent(folder.path)).toEqual([]);
  });

  const wrong: [Partial<Answers>, RegExp][] = [
    [{ name: "" }, /^--name: Bu bilgi gerekli\. Ürünün adı verilmeli\.$/m],
    [{ name: "Kron ".repeat(12) }, /^--name: “name” çok uzun: 59 karakter\./m],
    [{ name: "Hakkımızda" }, /^--name: “hakkimizda” adresi sitenin kendi sayfası/m],
    [{ name: "Kron {sure}" }, /^--name: “sure” adında bir bilgi yok\./m],
    [{ group: "Sabit Kronlr" }, /^--group: .*Bunu mu demek istediniz: “Sabit Kronlar”\?/m],
    [{ category: "Diğer" }, /^--category: “Diğer” diye bir kategori yok\. Kullanılabilenler/m],
    [{ name: "Porselen Kron Vita" }, /^--name: “Porselen Kron Vita” kart başlığı zaten kullanılıyor/m],
    [{ warranty: "5 sene" }, /^--warranty: “unit” için “sene” kullanılamaz\. Kullanılabilenler: ay, yıl\./m],
    [{ turnaround: "7-5 gün" }, /^--turnaround: Aralık ters/m],
    [{ turnaround: "bir hafta" }, /^--turnaround: “bir hafta” bir süre olarak okunamadı\./m],
    [{ picture: "/yok/foto.jpg" }, /^--picture: Bu yolda bir dosya yok: .*foto\.jpg/m],
    [{ icon: "kurabiye" }, /^--icon: “icon” için “kurabiye” kullanılamaz\./m],
    [{ alt: "Işıklı teleskop kron" }, /^--alt: “alt” yalnızca dosyanın adını yineliyor\./m],
    [{ form: "belki" }, /^--form: “belki” anlaşılamadı\./m],
  ];
  test.each(wrong)("answers %j and writes nothing", async (changes, message) => {
    await expect(make(changes)).rejects.toThrow(message);
    expect(existsSync(join(folder.path, written))).toBe(false);
  });

  test("tells all that is wrong at once", async () => {
    await expect(newProduct({ name: "Kron" }, folder.path, createPerson([]))).rejects.toThrow(
      /^--group: .*\n--category: .*\n--picture: /,
    );
  });

  test("refuses pictures that are too small", async () => {
    await sharp({ create: { width: 400, height: 300, channels: 3, background: "#9bb" } }).toFile(
      desk.picture,
    );
    await expect(make()).rejects.toThrow("IMG 2024.JPEG çok küçük: genişliği 400 piksel.");
  });

  test("overwrites neither a product nor a picture", async () => {
    const product = folder.read("products/lamine-kron.yaml");
    await expect(make({ name: "Lamine Kron" })).rejects.toThrow(
      "content/products/lamine-kron.yaml zaten var; üzerine yazılmaz.",
    );
    expect(folder.read("products/lamine-kron.yaml")).toBe(product);
    await expect(make({ name: "KVKK Kron" })).resolves.toBe("kvkk-kron");
    folder.write("images/teleskop.jpg", "");
    await expect(make({ name: "Teleskop" })).rejects.toThrow("content/images/teleskop.jpg zaten var");
  });
});
