import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { scriptsIn } from "../dev/live/references";
import { pageDataFile } from "../plugins/built-pages";
import { chunkNotes, filesOfEveryPage, readChunks } from "../plugins/scripts-on-intent/chunks";

/** What a built page weighs, in bytes as they travel (brotli at its best). */
export interface PageWeights {
  html: number;
  /** Of it, what is read. */
  words: number;
  /** The inline scripts and the loader; no other runs before the visitor does something. */
  scriptsBeforeIntent: number;
  /** All scripts the page runs once the visitor does something. */
  scriptsAfterIntent: number;
  /** Those that are fetched before the first paint. */
  fonts: number;
}

const weightOf = (content: Buffer | string) => brotliCompressSync(content).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The loader's address in a page, and the page's path. */
const loaderTag = /<script src="([^"]+)" data-path="([^"]+)"/;

/** Address of the only script that a page runs by itself. */
export const loaderOf = (html: string): string => loaderTag.exec(html)?.[1] ?? "";
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => code,
  );

const wordsIn = (html: string) =>
  html.replace(/<(script|style|head)\b[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, "");

/** Files of the built site that have been weighed: most pages run the same scripts. */
const weighed = new Map<string, number>();

function weightOfFile(file: string): number {
  const known = weighed.get(file);
  if (known !== undefined) return known;
  const weight = weightOf(readFileSync(file));
  weighed.set(file, weight);
  return weight;
}

/**
 * Addresses of the scripts that a page runs at intent: those the loader names, and what these ask for.
 * @param folder the built site; what the build knew of its scripts lies beside it
 */
export function scriptsOf(html: string, folder: string): string[] {
  const [, , path = ""] = loaderTag.exec(html) ?? [];
  const named = scriptsIn(readFileSync(join(folder, loaderOf(html)), "utf8"));
  const run = named.filter((name) => !name.startsWith("/at-rest-"));
  const chunks = readChunks(join(folder, "../.cache/published-files", chunkNotes));
  const data: { componentChunkName: string } = JSON.parse(
    readFileSync(join(folder, pageDataFile(path)), "utf8"),
  );
  const asked = [...filesOfEveryPage(chunks), ...(chunks[data.componentChunkName] ?? [])];
  return [...new Set([...run, ...asked])];
}

/** Addresses of the fonts that a page fetches before its first paint. */
export const preloadedFonts = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, address = ""]) => address);

/** Weighs a page of the built site in `folder`. */
export function weighPage(html: string, folder: string): PageWeights {
  return {
    html: weightOf(html),
    words: weightOf(wordsIn(html)),
    scriptsBeforeIntent: sum([
      ...inlineScripts(html).map(weightOf),
      weightOfFile(join(folder, loaderOf(html))),
    ]),
    scriptsAfterIntent: sum(scriptsOf(html, folder).map((address) => weightOfFile(join(folder, address)))),
    fonts: sum(preloadedFonts(html).map((address) => statSync(join(folder, address)).size)),
  };
}
