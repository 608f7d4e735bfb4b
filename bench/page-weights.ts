import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** What a built page weighs, in bytes as they travel (brotli at its best). */
export interface PageWeights {
  html: number;
  /** Of it, what is read. */
  words: number;
  /** The inline scripts; no other runs before the visitor does something. */
  scriptsBeforeIntent: number;
  /** All scripts the page runs once the visitor does something. */
  scriptsAfterIntent: number;
  /** Those that are fetched before the first paint. */
  fonts: number;
}

const weightOf = (content: Buffer | string) => brotliCompressSync(content).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const listIn = (html: string, attribute: string) =>
  new RegExp(`${attribute}="([^"]*)"`).exec(html)?.[1]?.split(" ") ?? [];
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

/** Addresses of the scripts that the loader in a page runs at intent, or fetches ahead for what they will ask for. */
export const scriptsOf = (html: string): string[] =>
  [...listIn(html, "data-run"), ...listIn(html, "data-warm")].filter((address) => address.endsWith(".js"));

/** Addresses of the fonts that a page fetches before its first paint. */
export const preloadedFonts = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, address = ""]) => address);

/** Weighs a page of the built site in `folder`. */
export function weighPage(html: string, folder: string): PageWeights {
  return {
    html: weightOf(html),
    words: weightOf(wordsIn(html)),
    scriptsBeforeIntent: sum(inlineScripts(html).map(weightOf)),
    scriptsAfterIntent: sum(scriptsOf(html).map((address) => weightOfFile(join(folder, address)))),
    fonts: sum(preloadedFonts(html).map((address) => statSync(join(folder, address)).size)),
  };
}
