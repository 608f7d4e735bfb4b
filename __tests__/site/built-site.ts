import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM, VirtualConsole } from "jsdom";
import { builtPages } from "#src/build/artifacts/built-pages.ts";

/**
 * The built site as files: `public/`, or the folder in SITE_FOLDER. These tests read files only and need no
 * browser.
 */
export const folder = path.resolve(process.env.SITE_FOLDER ?? "public");

interface PageFile {
  /** "/lamine-kron", or "/404.html" for the not-found page. */
  route: string;
  file: string;
}

export interface BuiltPage extends PageFile {
  html: string;
  /** Its document without style sheets, which slow down parsing. */
  document: Document;
}

/** All pages: the routes of the site and the not-found page. */
export const pageFiles = (): PageFile[] =>
  builtPages(folder).map(({ route, file }) => ({ route, file: path.join(folder, file) }));

/** The pages, parsed on first use. */
export const pages = pageFiles().map(({ route, file }): BuiltPage => {
  const html = readFileSync(file, "utf8");
  let parsed: Document | undefined;
  return {
    route,
    file,
    html,
    get document() {
      const bare = html.replace(/(<style[^>]*>)[\s\S]*?(?=<\/style>)/g, "$1");
      // A silent console: jsdom reports attributes newer than its parser.
      parsed ??= new JSDOM(bare, { virtualConsole: new VirtualConsole() }).window.document;
      return parsed;
    },
  };
});

/**
 * The page of a route.
 * @throws Error if it is missing
 */
export function pageAt(route: string): BuiltPage {
  const found = pages.find((page) => page.route === route);
  if (!found) throw new Error(`${route} was not built.`);
  return found;
}

/** The site's published origin, as its pages declare it. */
export function publishedOrigin(): string {
  const canonical = pageAt("/").document.querySelector("link[rel=canonical]")?.getAttribute("href");
  if (!canonical) throw new Error("The home page names no address of its own.");
  return new URL(canonical).origin;
}

/** White space as browsers collapse it; every other sign stays. */
export const collapsed = (text: string): string => text.replace(/[ \t\r\n\f]+/g, " ").replace(/^ | $/g, "");

/** Text of an element as it is shown; empty without one. */
export const textOf = (element: Element | null | undefined): string => collapsed(element?.textContent ?? "");

/** Texts of all matching elements below `within`. */
export const textsOf = (within: ParentNode | null | undefined, selector: string): string[] =>
  [...(within?.querySelectorAll(selector) ?? [])].map(textOf);

/** Addresses of matching links below `within`. */
export const hrefsOf = (within: ParentNode | null | undefined, selector = "a"): string[] =>
  [...(within?.querySelectorAll(selector) ?? [])].flatMap((link) => link.getAttribute("href") ?? []);

/** Text of an element without that of its children. */
const ownTextOf = (element: Element): string =>
  collapsed(
    [...element.childNodes].map((node) => (node.nodeType === 3 ? (node.textContent ?? "") : "")).join(""),
  );

/** Text beside a label: of the list entries, table rows and cards with this title. Empty without the label. */
export function textBeside(label: string, within: ParentNode): string {
  return [...within.querySelectorAll("h3, dt, dt > span, li > b + span, th")]
    .filter((element) => textOf(element) === collapsed(label) || ownTextOf(element) === collapsed(label))
    .map((named) => textOf(named.closest("li, tr, article, dl > div") ?? named.nextElementSibling))
    .join("\n");
}
