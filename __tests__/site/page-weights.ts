import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pageDataFile, pageFile } from "../../src/build/artifacts/built-pages.ts";

/** Weights of a built page, in bytes compressed with brotli. */
export interface PageWeights {
  html: number;
  /** Its text. */
  words: number;
  /** Its inline scripts. */
  inlineScripts: number;
  /** All scripts it loads. */
  scripts: number;
  /** Fonts fetched before the first paint. */
  fonts: number;
}

const weightOf = (content: Buffer | string) => brotliCompressSync(content).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const inlineScriptsIn = (html: string) =>
  [...html.matchAll(/<script(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => code,
  );

const wordsIn = (html: string) =>
  html.replace(/<(script|style|head)\b[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, "");

/** Cached weights of files: most pages load the same scripts. */
const weighed = new Map<string, number>();

function weightOfFile(file: string): number {
  const known = weighed.get(file);
  if (known !== undefined) return known;
  const weight = weightOf(readFileSync(file));
  weighed.set(file, weight);
  return weight;
}

interface WebpackStats {
  assetsByChunkName: Record<string, readonly string[]>;
}

/**
 * Addresses of the scripts a page loads: Gatsby's, the frame's (`src/layout/hydration.ts`), its component's.
 * @param folder the built site with Gatsby's webpack stats
 */
export function scriptsOf(route: string, folder: string): string[] {
  const html = readFileSync(join(folder, pageFile(route)), "utf8");
  const own = [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, address = ""]) => address);
  if (own.length === 0)
    throw new Error(`${route} names no script: it is written in another way than is read here.`);
  const notes = join(folder, "webpack.stats.json");
  const { assetsByChunkName }: WebpackStats = JSON.parse(readFileSync(notes, "utf8"));
  const data: { componentChunkName: string } = JSON.parse(
    readFileSync(join(folder, pageDataFile(route)), "utf8"),
  );
  const chunks = ["frame", data.componentChunkName].flatMap((name) => assetsByChunkName[name] ?? []);
  return [...new Set([...own, ...chunks.map((name) => `/${name}`)])];
}

/** Addresses of fonts fetched before the first paint. */
export const preloadedFonts = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, address = ""]) => address);

/** Weighs a page of the built site in `folder`. */
export function weighPage(route: string, folder: string): PageWeights {
  const html = readFileSync(join(folder, pageFile(route)), "utf8");
  return {
    html: weightOf(html),
    words: weightOf(wordsIn(html)),
    inlineScripts: sum(inlineScriptsIn(html).map(weightOf)),
    scripts: sum(scriptsOf(route, folder).map((address) => weightOfFile(join(folder, address)))),
    fonts: sum(preloadedFonts(html).map((address) => statSync(join(folder, address)).size)),
  };
}
