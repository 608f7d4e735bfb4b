/** What a build knows of its scripts. */
export interface BuiltScripts {
  /** The inline loader, minified. */
  loader: string;
  /** Addresses of the files of each webpack chunk, by the chunk's name. */
  chunks: Readonly<Record<string, readonly string[]>>;
}

/** The parts of a page's `page-data.json` that say what it runs. */
interface PageData {
  path: string;
  componentChunkName: string;
  staticQueryHashes: readonly string[];
}

/** Chunks that `gatsby-browser.tsx` loads on every page. */
const sharedChunks = ["system", "frame"];

/** Gatsby's own scripts: the page's path, then the slice with the chunk map, the build's hash and the files. */
const gatsbyScripts =
  /<script id="gatsby-script-loader">([\s\S]*?)<\/script><!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/;
const inline = /<script\s*(?:id="gatsby-chunk-mapping"\s*)?>([\s\S]*?)<\/script>/g;
const external = /<script src="([^"]+)" async>/g;

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/**
 * Puts the loader in the place of Gatsby's script tags.
 * @param html a page as Gatsby built it
 * @param nameOf file name for the code that all pages share
 * @returns the page, and the code of the file it runs first (Gatsby's chunk map and build hash)
 * @throws Error where the page has no scripts as this version of Gatsby writes them
 */
export function deferScripts(
  html: string,
  page: PageData,
  { loader, chunks }: BuiltScripts,
  nameOf: (boot: string) => string,
): { html: string; boot: string } {
  const found = gatsbyScripts.exec(html);
  const [whole, pagePath = "", slice = ""] = found ?? [];
  const files = [...slice.matchAll(external)].map(([, src = ""]) => src);
  const boot = [...slice.matchAll(inline)].map(([, code = ""]) => code.trim()).join("\n");
  const path = /window\.pagePath=("[^"]*")/.exec(pagePath)?.[1];
  if (!whole || !path || !boot || files.length < 3) {
    throw new Error(
      `The scripts of ${page.path} are not where Gatsby 5 puts them; see gatsby/scripts-on-intent (one constant switches it off).`,
    );
  }
  const run = [`/${nameOf(boot)}`, ...files];
  const dataPath = page.path === "/" ? "index" : page.path.replace(/^\/|\/$/g, "");
  const warm = [
    ...new Set([...sharedChunks, page.componentChunkName].flatMap((name) => chunks[name] ?? [])),
    `/page-data/${dataPath}/page-data.json`,
    "/page-data/app-data.json",
    ...page.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  ];
  const tag = `<script data-path="${attribute(JSON.parse(path))}" data-run="${run.join(" ")}" data-warm="${warm.join(" ")}">${loader}</script>`;
  return { html: html.replace(whole, () => tag), boot };
}
