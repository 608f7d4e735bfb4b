import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import { isBuiltPage } from "../built-pages";
import { inParallel } from "../in-parallel";
import { type BuiltScripts, deferScripts, readScripts } from "./defer-scripts";

/**
 * Scripts on intent. The HTML of a page is complete and its links work without scripts, so none is run before the
 * visitor does something that needs one, or a part that moves by itself is in view. Gatsby puts its script tags into
 * every page; after the build they are taken out, and a small inline loader (`loader.ts`) takes their place: it
 * fetches the scripts once the page is idle, runs them at the first sign of intent, and repeats what was done
 * meanwhile. `false` leaves the pages as Gatsby makes them.
 */
const enabled = true;

/** Name of the bundle that `react.ts` begins. */
export const reactEntry = "react";

interface WebpackStats {
  assetsByChunkName: Record<string, readonly (string | { name: string })[]>;
}

/**
 * Rewrites all pages of a finished build.
 * @param root absolute path of the project
 * @param folder absolute path of the built site
 * @throws Error where Gatsby's output is not what the rewriting knows
 */
export async function runScriptsOnIntent(root: string, folder: string): Promise<void> {
  if (!enabled) return;
  const loader = await readFile(join(root, "plugins/scripts-on-intent/loader.ts"), "utf8");
  const { code } = await transform(loader, { loader: "ts", minify: true, format: "iife", target: "es2020" });
  const stats = JSON.parse(await readFile(join(folder, "webpack.stats.json"), "utf8")) as WebpackStats;
  const slice = await readFile(join(folder, "_gatsby/slices/_gatsby-scripts-1.html"), "utf8");
  const { boot, files } = readScripts(slice);
  // Hashed like webpack's own files, so that it is kept for ever too.
  const bootName = `boot-${createHash("sha256").update(boot).digest("hex").slice(0, 20)}.js`;
  await writeFile(join(folder, bootName), boot);
  const chunks = Object.fromEntries(
    Object.entries(stats.assetsByChunkName).map(([name, assets]) => [
      name,
      assets.map((asset) => `/${typeof asset === "string" ? asset : asset.name}`),
    ]),
  );
  const [libraries, app] = [files.slice(0, -1), files.slice(-1)];
  const run = [...new Set([`/${bootName}`, ...libraries, ...(chunks[reactEntry] ?? []), ...app])];
  const built: BuiltScripts = { loader: code.trim(), run, chunks };
  const pages = (await readdir(folder, { recursive: true })).filter(isBuiltPage);
  await inParallel(pages, async (name) => {
    const file = join(folder, name);
    const route = name.replace(/[\\/]?index\.html$/, "").replaceAll("\\", "/");
    const dataFile = join(folder, "page-data", route || "index", "page-data.json");
    const pageData = JSON.parse(await readFile(dataFile, "utf8"));
    await writeFile(file, deferScripts(await readFile(file, "utf8"), pageData, built));
  });
}
