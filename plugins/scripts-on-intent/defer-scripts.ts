/** What a build knows of its scripts. */
export interface BuiltScripts {
  /** The inline loader, minified. */
  loader: string;
  /** Addresses of the scripts every page runs first, in order. */
  run: readonly string[];
  /** Addresses of what the site's own start-up loads on every page. */
  everyPage: readonly string[];
  /** Addresses of the files of each webpack chunk, by the chunk's name. */
  chunks: Readonly<Record<string, readonly string[]>>;
}

/** The parts of a page's `page-data.json` that say what it runs. */
export interface PageData {
  path: string;
  componentChunkName: string;
  staticQueryHashes: readonly string[];
}

/** How the names of the chunks begin that `gatsby-browser.tsx` loads on every page. */
export const everyPagePrefix = "every-page-";

const inline = /<script\s*(?:id="gatsby-chunk-mapping"\s*)?>([\s\S]*?)<\/script>/g;
const external = /<script src="([^"]+)" async>/g;

/**
 * Reads the slice with which Gatsby ends every page.
 * @returns the inline code (chunk map and build hash), and the addresses of the scripts in order
 * @throws Error where the slice is not as Gatsby 5 writes it
 */
export function readScripts(slice: string): { boot: string; files: readonly string[] } {
  const files = [...slice.matchAll(external)].map(([, src = ""]) => src);
  const boot = [...slice.matchAll(inline)].map(([, code = ""]) => code.trim()).join("\n");
  if (!boot || files.length < 3) throw unknown("The slice of Gatsby's scripts");
  return { boot, files };
}

/**
 * The page's path (where Gatsby wrote the page in this build), then the slice: Gatsby's, or the loader of an earlier
 * build. The marks around the slice stay, because Gatsby puts a new one between them when only scripts have changed.
 */
const place =
  /(?:<script id="gatsby-script-loader">[\s\S]*?<\/script>)?(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/;

/**
 * Puts the loader in the place of Gatsby's script tags.
 * @param html a page as Gatsby built it now or before
 * @throws Error where the page has no scripts as Gatsby 5 writes them
 */
export function deferScripts(
  html: string,
  page: PageData,
  { loader, run, everyPage, chunks }: BuiltScripts,
): string {
  if (!place.test(html)) throw unknown(`The end of the page ${page.path}`);
  const dataPath = page.path === "/" ? "index" : page.path.replace(/^\/|\/$/g, "");
  const warm = [
    ...new Set([...everyPage, ...(chunks[page.componentChunkName] ?? [])]),
    `/page-data/${dataPath}/page-data.json`,
    "/page-data/app-data.json",
    ...page.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  ];
  const tag = `<script data-path="${page.path}" data-run="${run.join(" ")}" data-warm="${warm.join(" ")}">${loader}</script>`;
  return html.replace(place, (_, start, end) => `${start}${tag}${end}`);
}

/**
 * Puts Gatsby's script tags back in the place of the loader.
 * @param slice the script tags as Gatsby wrote them
 * @throws Error where the page has no scripts as Gatsby 5 writes them
 */
export function restoreScripts(html: string, { path }: PageData, slice: string): string {
  if (!place.test(html)) throw unknown(`The end of the page ${path}`);
  const pagePath = `<script id="gatsby-script-loader">window.pagePath=${JSON.stringify(path)};</script>`;
  return html.replace(place, (_, start, end) => `${pagePath}${start}${slice}${end}`);
}

const unknown = (what: string) =>
  new Error(
    `${what} is not as Gatsby 5 writes it. The option "enabled" of plugins/scripts-on-intent (gatsby-config.ts) ` +
      "switches the rewriting off.",
  );
