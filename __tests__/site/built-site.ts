import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM, VirtualConsole } from "jsdom";
import { builtPages } from "../../plugins/built-pages.ts";

/** The built site, as files: `public/`, or the folder that SITE_FOLDER names. These tests read nothing but it, so they need no browser. */
export const folder = path.resolve(process.env.SITE_FOLDER ?? "public");

interface PageFile {
  /** As visitors write it: "/lamine-kron"; "/404.html" for the not-found page. */
  route: string;
  file: string;
}

export interface BuiltPage extends PageFile {
  /** Its HTML as it is written. */
  html: string;
  /** Its document without its style sheets, which take as long to parse as all the rest. */
  document: Document;
}

/** Every page a visitor can be at: the routes of the site and the not-found page. */
export const pageFiles = (): PageFile[] =>
  builtPages(folder).map(({ route, file }) => ({ route, file: path.join(folder, file) }));

/** The pages, each parsed when it is first looked at. */
const pages = pageFiles().map(({ route, file }): BuiltPage => {
  const html = readFileSync(file, "utf8");
  let parsed: Document | undefined;
  return {
    route,
    file,
    html,
    get document() {
      const bare = html.replace(/(<style[^>]*>)[\s\S]*?(?=<\/style>)/g, "$1");
      // A console of its own that says nothing: jsdom complains of attributes that are newer than its parser.
      parsed ??= new JSDOM(bare, { virtualConsole: new VirtualConsole() }).window.document;
      return parsed;
    },
  };
});

export const readPages = (): readonly BuiltPage[] => pages;

/** The page at a route. @throws Error where the site has none */
export function pageAt(route: string, pages: readonly BuiltPage[]): BuiltPage {
  const found = pages.find((page) => page.route === route);
  if (!found) throw new Error(`${route} was not built.`);
  return found;
}

/** Where the site is published, without a slash at the end: what its pages say of themselves. */
export function originOf(pages: readonly BuiltPage[]): string {
  const canonical = pageAt("/", pages).document.querySelector("link[rel=canonical]")?.getAttribute("href");
  if (!canonical) throw new Error("The home page names no address of its own.");
  return new URL(canonical).origin;
}

/** A text as it is read: without soft hyphens and joiners, each white space one space. */
export const plain = (text: string): string =>
  text
    .replace(/[\u00ad\u2060]/g, "")
    .replace(/[\s\u00a0]+/g, " ")
    .trim();

/** The text of an element as it is read; of nothing where there is none. */
export const textOf = (element: Element | null | undefined): string => plain(element?.textContent ?? "");

/** Texts of all elements below `within` that match. */
export const textsOf = (within: ParentNode | null | undefined, selector: string): string[] =>
  [...(within?.querySelectorAll(selector) ?? [])].map(textOf);

/** Addresses of the links below `within` that match, as they are written. */
export const hrefsOf = (within: ParentNode | null | undefined, selector = "a"): string[] =>
  [...(within?.querySelectorAll(selector) ?? [])].flatMap((link) => link.getAttribute("href") ?? []);

/** The text of an element without that of what stands in it. */
export const ownTextOf = (element: Element): string =>
  plain(
    [...element.childNodes].map((node) => (node.nodeType === 3 ? (node.textContent ?? "") : "")).join(""),
  );

/**
 * What stands beside a label: the text of the entry of a list, table or card that has it as its title. Empty where
 * nothing below `within` has that label.
 */
export function textBeside(label: string, within: ParentNode): string {
  const named = [...within.querySelectorAll("h3, dt, dt > span, li > b + span, th")].find(
    (element) => textOf(element) === plain(label) || ownTextOf(element) === plain(label),
  );
  return textOf(named?.closest("li, tr, article, dl > div") ?? named?.nextElementSibling);
}
