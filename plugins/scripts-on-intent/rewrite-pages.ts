import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import pLimit from "p-limit";
import { type BuiltPage, builtPages, pageDataFile } from "../built-pages";
import {
  type BuiltScripts,
  deferScripts,
  everyPagePrefix,
  type PageData,
  readScripts,
  restoreScripts,
} from "./defer-scripts";

/** Name of the bundle that `react.ts` begins. */
export const reactEntry = "react";

interface WebpackStats {
  assetsByChunkName: Record<string, readonly (string | { name: string })[]>;
}

/**
 * Takes Gatsby's script tags out of all pages of a finished build and puts the loader in their place.
 * @param root absolute path of the project
 * @param folder absolute path of the built site
 * @throws Error where Gatsby's output is not what the rewriting knows
 */
export async function deferPageScripts(root: string, folder: string): Promise<void> {
  const { boot, files } = readScripts(await readSlice(folder));
  const chunks = await readChunks(folder);
  // Hashed like webpack's own files, so that it is kept for ever too.
  const bootName = `boot-${createHash("sha256").update(boot).digest("hex").slice(0, 20)}.js`;
  await removeOldBoots(folder);
  await writeFile(join(folder, bootName), boot);
  const [libraries, app] = [files.slice(0, -1), files.slice(-1)];
  const built: BuiltScripts = {
    loader: await compileLoader(root),
    run: [...new Set([`/${bootName}`, ...libraries, ...(chunks[reactEntry] ?? []), ...app])],
    everyPage: Object.entries(chunks).flatMap(([name, urls]) =>
      name.startsWith(everyPagePrefix) ? urls : [],
    ),
    chunks,
  };
  await rewritePages(folder, (html, page) => deferScripts(html, page, built));
}

/** Puts Gatsby's script tags back into all pages of a finished build, also where an earlier build had deferred them. */
export async function restorePageScripts(folder: string): Promise<void> {
  const slice = await readSlice(folder);
  await rewritePages(folder, (html, page) => restoreScripts(html, page, slice));
}

async function rewritePages(
  folder: string,
  rewrite: (html: string, page: PageData) => string,
): Promise<void> {
  const limit = pLimit(availableParallelism());
  const work = async ({ route, file: name }: BuiltPage) => {
    const file = join(folder, name);
    const data = await readFile(join(folder, pageDataFile(route)), "utf8");
    await writeFile(file, rewrite(await readFile(file, "utf8"), JSON.parse(data) as PageData));
  };
  await Promise.all(builtPages(folder).map((page) => limit(work, page)));
}

/** Takes away what earlier builds ran first. */
async function removeOldBoots(folder: string): Promise<void> {
  const old = (await readdir(folder)).filter((name) => /^boot-[0-9a-f]{20}\.js$/.test(name));
  await Promise.all(old.map((name) => rm(join(folder, name))));
}

/** The end of every page as Gatsby writes it: its script tags and the inline scripts before them. */
const readSlice = (folder: string): Promise<string> =>
  readFile(join(folder, "_gatsby/slices/_gatsby-scripts-1.html"), "utf8");

/** Addresses of the files of each webpack chunk, by the chunk's name. */
async function readChunks(folder: string): Promise<Record<string, string[]>> {
  const stats = JSON.parse(await readFile(join(folder, "webpack.stats.json"), "utf8")) as WebpackStats;
  return Object.fromEntries(
    Object.entries(stats.assetsByChunkName).map(([name, assets]) => [
      name,
      assets.map((asset) => `/${typeof asset === "string" ? asset : asset.name}`),
    ]),
  );
}

async function compileLoader(root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, "plugins/scripts-on-intent/loader/loader.ts")],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2020",
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
