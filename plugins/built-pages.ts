import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** A page of the built site. */
export interface BuiltPage {
  /** As visitors write it: "/", "/lamine-kron"; "/404.html" for the not-found page. */
  route: string;
  /** Its file, named from the folder of the site with forward slashes. */
  file: string;
}

/** The file hosts answer a route with, named from the folder of the site: "/lamine-kron" is `lamine-kron.html`. */
export function pageFile(route: string): string {
  if (route === "/") return "index.html";
  return route.endsWith(".html") ? route.slice(1) : `${route.slice(1)}.html`;
}

/** Where Gatsby keeps the data of a route, named from the folder of the site. */
export const pageDataFile = (route: string): string =>
  `page-data/${route === "/" ? "index" : route.replace(/^\/|\/$/g, "")}/page-data.json`;

/** Hosts answer this address with the not-found page too, and Gatsby looks for its data under it. It is no page of its own. */
export const otherNotFound = "/404";

/**
 * The pages of a built site, by route. Gatsby keeps data for each, which tells them from other HTML (the file by which a
 * search engine knows an owner, for instance).
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
