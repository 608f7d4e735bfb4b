import { mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import jsQR from "jsqr";
import sharp from "sharp";
import { dataSheetCss, writeDataSheets } from "../../../../src/build/artifacts/data-sheets";

const address = "https://www.ornek.example/lamine-kron";

async function readCode(css: string): Promise<string | undefined> {
  const [, drawing = ""] = /image\/svg\+xml,([^"]+)"/.exec(css) ?? [];
  const { data, info } = await sharp(Buffer.from(decodeURIComponent(drawing)), { density: 400 })
    .flatten({ background: "white" })
    .resize(400)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test("a sheet's styles hold the page's code and the day", async () => {
  const css = dataSheetCss(address, "22 Kasım 2026");
  expect(await readCode(css)).toBe(address);
  expect(css).toContain('content:"22 Kasım 2026"');
  expect(css.startsWith("@media print{")).toBe(true);
});

describe("at every build", () => {
  const run = (directory: string, slugs: readonly string[]) =>
    writeDataSheets({
      graphql: async () => ({
        data: {
          site: { siteMetadata: { siteUrl: "https://www.ornek.example" } },
          allProduct: { nodes: slugs.map((slug) => ({ slug })) },
        },
      }),
      reporter: { panicOnBuild: () => undefined },
      store: { getState: () => ({ program: { directory } }) },
    } as object as CreatePagesArgs);

  test("writes one file per product and rewrites only changes", async () => {
    const directory = await mkdtemp(join(tmpdir(), "sheets-"));
    const folder = join(directory, "public/print");
    await run(directory, ["lamine-kron", "total-protez"]);
    expect((await readdir(folder)).sort()).toEqual(["lamine-kron.css", "total-protez.css"]);
    expect(await readCode(await readFile(join(folder, "lamine-kron.css"), "utf8"))).toBe(address);
    const { mtimeMs } = await stat(join(folder, "lamine-kron.css"));
    await writeFile(join(folder, "eski.css"), "");
    await run(directory, ["lamine-kron"]);
    expect(await readdir(folder)).toEqual(["lamine-kron.css"]);
    expect((await stat(join(folder, "lamine-kron.css"))).mtimeMs).toBe(mtimeMs);
  });
});
