import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { builtPages, otherNotFound, pageDataFile, pageFile } from "./built-pages";

/** Gatsby's output file of a page, relative to the site's folder. */
const gatsbyFile = (route: string): string =>
  route === "/" || route.endsWith(".html") ? pageFile(route) : `${route.slice(1)}/index.html`;

async function move(from: string, to: string): Promise<void> {
  if (from === to || !existsSync(from)) return;
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}

/** Removes a folder and its parents while empty, up to `top`. */
async function removeEmpty(folder: string, top: string): Promise<void> {
  if (folder === top || !existsSync(folder) || (await readdir(folder)).length > 0) return;
  await rmdir(folder);
  await removeEmpty(dirname(folder), top);
}

async function removeFile(folder: string, name: string): Promise<void> {
  const file = join(folder, name);
  await rm(file, { force: true });
  await removeEmpty(dirname(file), folder);
}

/** Gatsby's not-found page. */
const notFound = "/404.html";

/** Marker of HTML written by Gatsby. */
const ofGatsby = 'id="___gatsby"';

/** Deletes the files of deleted pages: Gatsby deletes them at its own paths only. */
async function removeOldPages(folder: string, pages: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder, { recursive: true, encoding: "utf8" });
  for (const name of names.map((each) => each.replaceAll("\\", "/"))) {
    if (!name.endsWith(".html") || /^(?:page-data|static)\//.test(name) || pages.has(name)) continue;
    if ((await readFile(join(folder, name), "utf8")).includes(ofGatsby)) await removeFile(folder, name);
  }
}

/**
 * Moves the built pages to flat files: `lamine-kron/index.html` to `lamine-kron.html`; pages that Gatsby did not
 * rebuild are flat already. Deletes obsolete pages, and makes the not-found page hydrate at `/404` too.
 * @param folder absolute path of the built site
 * @param routes routes of all pages
 */
export async function flattenPages(folder: string, routes: ReadonlySet<string>): Promise<void> {
  for (const { route, file } of builtPages(folder)) {
    if (!routes.has(route)) {
      await removeFile(folder, pageDataFile(route));
      continue;
    }
    const made = join(folder, gatsbyFile(route));
    await move(made, join(folder, file));
    await removeEmpty(dirname(made), folder);
  }
  await removeOldPages(folder, new Set([...routes].map(pageFile)));
  if (!routes.has(notFound)) return;
  const copy = join(folder, pageDataFile(otherNotFound));
  await mkdir(dirname(copy), { recursive: true });
  await copyFile(join(folder, pageDataFile(notFound)), copy);
}
