import { existsSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { otherNotFound, pageDataFile, pageFile } from "./built-pages";
import { removeEmpty } from "./remove-unnamed";

/** Gatsby's output file of a page, relative to the site's folder. */
const gatsbyFile = (route: string): string =>
  route === "/" || route.endsWith(".html") ? pageFile(route) : `${route.slice(1)}/index.html`;

async function move(from: string, to: string): Promise<void> {
  if (from === to || !existsSync(from)) return;
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}

const notFound = "/404.html";

/**
 * Moves the built pages to flat files: `lamine-kron/index.html` to `lamine-kron.html`; pages that Gatsby did not
 * rebuild are flat already. Makes the not-found page hydrate at `/404` too.
 * @param folder absolute path of the built site
 * @param routes routes of all pages
 */
export async function flattenPages(folder: string, routes: ReadonlySet<string>): Promise<void> {
  for (const route of routes) {
    const made = join(folder, gatsbyFile(route));
    await move(made, join(folder, pageFile(route)));
    removeEmpty(dirname(made), folder);
  }
  if (!routes.has(notFound)) return;
  const copy = join(folder, pageDataFile(otherNotFound));
  await mkdir(dirname(copy), { recursive: true });
  await copyFile(join(folder, pageDataFile(notFound)), copy);
}
