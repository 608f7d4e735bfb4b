import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { build, type Format } from "esbuild";
import pLimit from "p-limit";
import { type BuiltPage, builtPages, pageDataFile } from "../built-pages";
import { chunkNotes, filesOfComponents, filesOfEveryPage, readChunks } from "./chunks";
import { deferScripts, type PageData, readScripts, restoreScripts } from "./defer-scripts";

/** Name of the bundle that `react.ts` begins. */
export const reactEntry = "react";

/**
 * Takes Gatsby's script tags out of all pages of a finished build and puts the loader in their place.
 * @param root absolute path of the project
 * @param folder absolute path of the built site
 * @throws Error where Gatsby's output is not what the rewriting knows
 */
export async function deferPageScripts(root: string, folder: string): Promise<void> {
  const { boot, files } = readScripts(await readSlice(folder));
  const chunks = readChunks(join(folder, chunkNotes));
  await removeOwn(folder);
  const [libraries, app] = [files.slice(0, -1), files.slice(-1)];
  const run = [await writeOwn(folder, "boot", boot), ...libraries, ...(chunks[reactEntry] ?? []), ...app];
  const builtFiles = { everyPage: filesOfEveryPage(chunks), components: filesOfComponents(chunks) };
  const code = await compile(root, "at-rest", { builtFiles }, "esm");
  const builtScripts = { run: [...new Set(run)], atRest: await writeOwn(folder, "at-rest", code) };
  const replacement = {
    inline: await compile(root, "inline"),
    loader: await writeOwn(folder, "loader", await compile(root, "loader", { builtScripts })),
  };
  await rewritePages(folder, (html, page) => deferScripts(html, page, replacement));
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

/** Takes away what earlier builds wrote with `writeOwn`. */
async function removeOwn(folder: string): Promise<void> {
  const old = (await readdir(folder)).filter((name) =>
    /^(?:boot|at-rest|loader)-[0-9a-f]{20}\.js$/.test(name),
  );
  await Promise.all(old.map((name) => rm(join(folder, name))));
}

/**
 * Writes a script of the plugin's own, hashed like webpack's files, so that it is kept for ever too.
 * @returns its address
 */
async function writeOwn(folder: string, name: string, code: string): Promise<string> {
  const file = `${name}-${createHash("sha256").update(code).digest("hex").slice(0, 20)}.js`;
  await writeFile(join(folder, file), code);
  return `/${file}`;
}

/** The end of every page as Gatsby writes it: its script tags and the inline scripts before them. */
const readSlice = (folder: string): Promise<string> =>
  readFile(join(folder, "_gatsby/slices/_gatsby-scripts-1.html"), "utf8");

/**
 * The code of a script in `loader/`, minified.
 * @param known what it declares and the build knows, by name
 */
async function compile(
  root: string,
  name: string,
  known: Readonly<Record<string, object>> = {},
  format: Format = "iife",
): Promise<string> {
  const { outputFiles = [] } = await build({
    entryPoints: [join(root, `plugins/scripts-on-intent/loader/${name}.ts`)],
    bundle: true,
    write: false,
    minify: true,
    target: "es2020",
    format,
    define: Object.fromEntries(Object.entries(known).map(([key, value]) => [key, JSON.stringify(value)])),
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
