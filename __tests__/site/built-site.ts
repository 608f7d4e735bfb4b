import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";

/** The built site, as files. These tests read nothing but it, so they need no browser. */
export const folder = path.resolve(import.meta.dirname, "../../public");

export interface BuiltPage {
  /** As visitors write it: "/lamine-kron"; "/404.html" for the not-found page. */
  route: string;
  file: string;
  document: Document;
}

function read(route: string, file: string): BuiltPage {
  const { document } = new JSDOM(readFileSync(file, "utf8")).window;
  return { route, file, document };
}

/** Every page a visitor can be at: the routes of the site and the not-found page. */
export function readPages(): BuiltPage[] {
  const routes = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(^|[\\/])index\.html$/.test(name) && !/^404[\\/]/.test(name))
    .map((name) => `/${path.dirname(name).split(path.sep).join("/")}`.replace(/^\/\.$/, "/"));
  return [
    ...routes.sort().map((route) => read(route, path.join(folder, route, "index.html"))),
    read("/404.html", path.join(folder, "404.html")),
  ];
}

/** Where the site is published, without a slash at the end: what its pages say of themselves. */
export function originOf(pages: readonly BuiltPage[]): string {
  const home = pages.find(({ route }) => route === "/");
  const canonical = home?.document.querySelector("link[rel=canonical]")?.getAttribute("href");
  if (!canonical) throw new Error("The home page names no address of its own.");
  return new URL(canonical).origin;
}
