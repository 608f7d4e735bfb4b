/** What a build has made to stand in the place of Gatsby's script tags. */
export interface Replacement {
  /** What runs inside every page, minified (`loader/inline.ts`). */
  inline: string;
  /** Address of the loader. */
  loader: string;
}

/** The part of a page's `page-data.json` that is used here. */
export interface PageData {
  path: string;
}

const embedded = /<script\s*(?:id="gatsby-chunk-mapping"\s*)?>([\s\S]*?)<\/script>/g;
const external = /<script src="([^"]+)" async>/g;

/**
 * Reads the slice with which Gatsby ends every page.
 * @returns the inline code (chunk map and build hash), and the addresses of the scripts in order
 * @throws Error where the slice is not as Gatsby 5 writes it
 */
export function readScripts(slice: string): { boot: string; files: readonly string[] } {
  const files = [...slice.matchAll(external)].map(([, src = ""]) => src);
  const boot = [...slice.matchAll(embedded)].map(([, code = ""]) => code.trim()).join("\n");
  if (!boot || files.length < 3) throw unknown("The slice of Gatsby's scripts");
  return { boot, files };
}

/**
 * The page's path (where Gatsby wrote the page in this build), then the slice: Gatsby's, or the loader of an earlier
 * build. The marks around the slice stay, because Gatsby puts a new one between them when only scripts have changed.
 */
const place =
  /(?:<script id="gatsby-script-loader"[^>]*>[\s\S]*?<\/script>)?(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/;

/**
 * Puts the loader in the place of Gatsby's script tags.
 * @param html a page as Gatsby built it now or before
 * @throws Error where the page has no scripts as Gatsby 5 writes them
 */
export function deferScripts(html: string, { path }: PageData, { inline, loader }: Replacement): string {
  if (!place.test(html)) throw unknown(`The end of the page ${path}`);
  const tags = `<script>${inline}</script><script src="${loader}" data-path="${path}" async></script>`;
  return html.replace(place, (_, start, end) => `${start}${tags}${end}`);
}

/**
 * Puts Gatsby's script tags back in the place of the loader.
 * @param slice the script tags as Gatsby wrote them
 * @throws Error where the page has no scripts as Gatsby 5 writes them
 */
export function restoreScripts(html: string, { path }: PageData, slice: string): string {
  if (!place.test(html)) throw unknown(`The end of the page ${path}`);
  // The same code in every page, so that the content security policy names it once however many pages there are.
  const pagePath = `<script id="gatsby-script-loader" data-path="${path}">window.pagePath=document.currentScript.dataset.path;</script>`;
  return html.replace(place, (_, start, end) => `${pagePath}${start}${slice}${end}`);
}

const unknown = (what: string) =>
  new Error(
    `${what} is not as Gatsby 5 writes it. The option "enabled" of plugins/scripts-on-intent (gatsby-config.ts) ` +
      "switches the rewriting off.",
  );
