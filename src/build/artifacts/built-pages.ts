import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";

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
 * Pages of a built site, recognised by their page data.
 * @param folder absolute path of the built site
 * @returns route ("/", "/lamine-kron"; "/404.html" for the not-found page), and file relative to the folder, with
 * forward slashes
 */
export function builtPages(folder: string) {
  return readdirSync(join(folder, "page-data"), { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith("/page-data.json"))
    .map((name) => (dirname(name) === "index" ? "/" : `/${dirname(name)}`))
    .filter((route) => route !== otherNotFound)
    .sort()
    .map((route) => ({ route, file: pageFile(route) }));
}
