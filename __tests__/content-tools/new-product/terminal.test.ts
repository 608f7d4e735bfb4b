import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { parse } from "yaml";
import { checkContent } from "../../../content-tools/check";
import { newProduct } from "../../../content-tools/new-product";
import { type ContentFolder, createContentFolder } from "../../support/content-folder";
import { createDesk, createPerson } from "../../support/new-product";

describe("without flags", () => {
  let folder: ContentFolder;
  let desk: Awaited<ReturnType<typeof createDesk>>;
  beforeEach(async () => {
    folder = createContentFolder();
    desk = await createDesk();
  });
  afterEach(() => {
    folder.destroy();
    desk.destroy();
  });

  test("asks, explains a wrong answer, and asks again", async () => {
    const editor = createPerson([
      "",
      "Teleskop Kron",
      "9",
      "2",
      "Kron",
      "",
      "5 yıl",
      `"${desk.picture}"`,
      "",
      "tac",
      "crown",
      "hayır",
    ]);
    await newProduct({}, folder.path, editor);
    expect(await checkContent(folder.path)).toEqual([]);
    const product = parse(folder.read("products/teleskop-kron.yaml"));
    expect(product.menu.group).toBe("Hareketli Protezler");
    expect(product).not.toHaveProperty("form");
    expect(editor.said.filter((line) => line.includes("✗"))).toEqual([
      "  ✗ Bu bilgi gerekli. Boş bırakılamaz.",
      expect.stringContaining("“9” diye bir menü grubu yok."),
      expect.stringContaining("“icon” için “tac” kullanılamaz."),
    ]);
    expect(editor.said.join("\n")).toContain("http://localhost:8000/teleskop-kron");
  });
});

describe("on the command line", () => {
  const run = (...args: string[]) =>
    execFileSync(
      process.execPath,
      [resolve("node_modules/tsx/dist/cli.mjs"), "content-tools/new-product/cli.ts", ...args],
      {
        encoding: "utf8",
        stdio: "pipe",
      },
    );

  test("lists its flags", () => {
    const help = run("--help");
    expect(help).toContain("--picture");
    expect(help).not.toContain("Vazgeçildi");
  });

  test("ends with 1 and the nearest flag for one it does not know", () => {
    expect(() => run("--nam", "Kron")).toThrow(
      expect.objectContaining({
        status: 1,
        stderr: "--nam diye bir seçenek yok. Bunu mu demek istediniz: “--name”?\n",
      }),
    );
  });
});
