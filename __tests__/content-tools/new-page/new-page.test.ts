import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { checkContent, leftovers } from "../../../content-tools/check";
import { readSourceFiles } from "../../../content-tools/model/documents";
import { textPageSchema } from "../../../content-tools/model/pages/text";
import { metaOf } from "../../../content-tools/model/schema";
import { newPage } from "../../../content-tools/new-page";
import { type ContentFolder, createContentFolder } from "../../support/content-folder";
import { createPerson } from "../../support/new-product";

let folder: ContentFolder;
beforeEach(() => {
  folder = createContentFolder();
});
afterEach(() => folder.destroy());

const make = (flags: Parameters<typeof newPage>[0]) => newPage(flags, folder.path, createPerson([]));
const file = "pages/is-saglik.yaml";
const title = "İş & Sağlık";

describe("with flags", () => {
  test("writes a page the content check accepts, behind the links that are in the menu", async () => {
    expect(await make({ title, lede: "Kısa tanıtım.", footer: "evet" })).toBe("is-saglik");
    expect(await checkContent(folder.path)).toEqual([]);
    const links = parse(folder.read("navigation.yaml"));
    expect(parse(folder.read(file))).toMatchObject({
      kind: "text",
      slug: "is-saglik",
      title,
      lede: "Kısa tanıtım.",
      menu: { order: links.corporate.links.length + 1 },
      footer: { order: links.footer.quickLinks.length + 1 },
    });
  });

  test("puts a second page behind the first", async () => {
    await make({ title });
    await make({ title: "Kariyer" });
    const [first, second] = [file, "pages/kariyer.yaml"].map((path) => parse(folder.read(path)).menu.order);
    expect(second).toBe(first + 1);
    expect(await checkContent(folder.path)).toEqual([]);
  });

  test("leaves out of menu and footer what is not to stand there", async () => {
    await make({ title, menu: "hayır" });
    const page = parse(folder.read(file));
    expect(page).not.toHaveProperty("menu");
    expect(page).not.toHaveProperty("footer");
  });

  test("explains every field, the optional ones commented out", async () => {
    await make({ title });
    const text = folder.read(file);
    for (const [key, field] of Object.entries(textPageSchema.shape)) {
      expect(text).toMatch(new RegExp(`^(# )?${key}:`, "m"));
      expect(text).toContain(`# ${metaOf(field).description}\n`);
    }
  });

  const optional = Object.entries(textPageSchema.shape)
    .filter(([, field]) => field instanceof z.ZodOptional)
    .map(([key]) => key);

  test.each(optional)("writes %s so that it is right once its # are taken away", async (section) => {
    await make({ title, menu: "hayır" });
    const lines = new RegExp(`^# ${section}:\\n(# .*\\n)+`, "m");
    expect(folder.read(file)).toMatch(lines);
    folder.write(
      file,
      folder.read(file).replace(lines, (found) => found.replace(/^# /gm, "")),
    );
    expect(parse(folder.read(file))).toHaveProperty(section);
    expect(await checkContent(folder.path)).toEqual([]);
  });

  test("leaves its examples to be found by whoever publishes", async () => {
    await make({ title });
    const left = leftovers(readSourceFiles(folder.path), "").filter((problem) => problem.file === file);
    expect(left.length).toBeGreaterThan(2);
    expect(new Set(left.map(({ message }) => message))).toEqual(new Set(["Taslaktaki örnek metin duruyor."]));
  });

  test.each([
    [{ title: "SSS" }, /^--title: “sss” adresi sitenin kendi sayfası/],
    [{ title: "Lamine Kron" }, /^--title: “lamine-kron” adresi zaten kullanılıyor/],
    [{ title: "a".repeat(61) }, /çok uzun: 61 karakter/],
    [{ title: "{brnad}" }, /“brnad” adında bir bilgi yok/],
    [{ title, menu: "belki" }, /^--menu: “belki” anlaşılamadı\. Evet ya da hayır yazın\.$/],
    [{ lede: "Tanıtım." }, /^--title: Bu bilgi gerekli/],
  ])("refuses %j and writes nothing", async (flags, message) => {
    const before = readSourceFiles(folder.path).length;
    await expect(make(flags)).rejects.toThrow(message);
    expect(readSourceFiles(folder.path)).toHaveLength(before);
  });

  test("never writes over a file", async () => {
    await make({ title });
    await expect(make({ title })).rejects.toThrow("content/pages/is-saglik.yaml zaten var");
  });
});

test("without flags asks, explains a wrong answer, and asks again", async () => {
  const editor = createPerson(["", "Hakkımızda", "KVKK", title, "", "belki", "hayır", ""]);
  await newPage({}, folder.path, editor);
  expect(await checkContent(folder.path)).toEqual([]);
  expect(editor.said.filter((line) => line.includes("✗"))).toEqual([
    "  ✗ Bu bilgi gerekli. Boş bırakılamaz.",
    expect.stringContaining("“hakkimizda” adresi sitenin kendi sayfası"),
    expect.stringContaining("content/pages/kvkk.yaml zaten var; üzerine yazılmaz."),
    expect.stringContaining("“belki” anlaşılamadı."),
  ]);
  expect(editor.said.join("\n")).toContain("http://localhost:8000/is-saglik");
});

test("the command lists its flags", () => {
  const run = [resolve("node_modules/tsx/dist/cli.mjs"), "content-tools/new-page/cli.ts", "--help"];
  expect(execFileSync(process.execPath, run, { encoding: "utf8", stdio: "pipe" })).toContain("--footer");
});
