import { readFileSync } from "node:fs";

/** Addresses of the files of each webpack chunk, by the chunk's name. */
export type Chunks = Readonly<Record<string, readonly string[]>>;

/** Where Gatsby notes them, named from the folder of the site. */
export const chunkNotes = "webpack.stats.json";

/** How the names of the chunks begin that `gatsby-browser.tsx` loads on every page. */
export const everyPagePrefix = "every-page-";

interface WebpackStats {
  assetsByChunkName: Record<string, readonly (string | { name: string })[]>;
}

/** @param file Gatsby's notes */
export function readChunks(file: string): Chunks {
  const { assetsByChunkName }: WebpackStats = JSON.parse(readFileSync(file, "utf8"));
  const entries = Object.entries(assetsByChunkName).map(([name, assets]) => [
    name,
    assets.map((asset) => `/${typeof asset === "string" ? asset : asset.name}`),
  ]);
  return Object.fromEntries(entries);
}

/** Addresses of what the site's own start-up loads on every page. */
export const filesOfEveryPage = (chunks: Chunks): string[] => [
  ...new Set(
    Object.entries(chunks).flatMap(([name, urls]) => (name.startsWith(everyPagePrefix) ? urls : [])),
  ),
];

/** The chunks of Gatsby's page components, one for each template. */
export const filesOfComponents = (chunks: Chunks): Chunks =>
  Object.fromEntries(Object.entries(chunks).filter(([name]) => name.startsWith("component---")));
