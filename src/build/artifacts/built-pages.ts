import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** A page of the built site. */
export interface BuiltPage {
  /** "/", "/lamine-kron"; "/404.html" for the not-found page. */
  route: string;
  /** File relative to the site's folder, with forward slashes. */
  file: string;
}

/** File that hosts serve for a route: `lamine-kron.html` for "/lamine-kron". */
export function pageFile(route: string): string {
  if (route === "/") return "index.html";
  return route.endsWith(".html") ? route.slice(1) : `${route.slice(1)}.html`;
}

/** File of Gatsby's page data for a route. */
export const pageDataFile = (route: string): string =>
  `page-data/${route === "/" ? "index" : route.replace(/^\/|\/$/g, "")}/page-data.json`;

/** Gatsby loads the not-found page's data under this path too; not a page of its own. */
export const otherNotFound = "/404";

/**
 * Pages of a built site by route, recognised by their page data.
 * @param folder absolute path of the built site
 */
export function builtPages(folder: string): BuiltPage[] {
  return readdirSync(join(folder, "page-data"), { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith("/page-data.json"))
    .map((name) => (dirname(name) === "index" ? "/" : `/${dirname(name)}`))
    .filter((route) => route !== otherNotFound)
    .sort()
    .map((route) => ({ route, file: pageFile(route) }));
}
