import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { builtPages, otherNotFound, pageDataFile, pageFile } from "../built-pages";

/** Where Gatsby writes a page and looks for it in its next build, named from the folder of the site. */
const gatsbyFile = (route: string): string =>
  route === "/" || route.endsWith(".html") ? pageFile(route) : `${route.slice(1)}/index.html`;

async function move(from: string, to: string): Promise<void> {
  if (from === to || !existsSync(from)) return;
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}

/** Removes a folder and those around it as far as nothing is in them, up to `top`. */
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

/** Where Gatsby makes the page that hosts answer unknown addresses with. */
const notFound = "/404.html";

/** What Gatsby puts into every page and nobody else writes. */
const ofGatsby = 'id="___gatsby"';

/** Takes away the files of pages that are made no more. Gatsby may have forgotten them: it looks where it wrote them. */
async function removeOldPages(folder: string, pages: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder, { recursive: true, encoding: "utf8" });
  for (const name of names.map((each) => each.replaceAll("\\", "/"))) {
    if (!name.endsWith(".html") || /^(?:page-data|static)\//.test(name) || pages.has(name)) continue;
    if ((await readFile(join(folder, name), "utf8")).includes(ofGatsby)) await removeFile(folder, name);
  }
}

/**
 * Gives the pages of a finished build the files of their addresses: `lamine-kron/index.html` becomes `lamine-kron.html`.
 * Pages that the site has no more are taken away, and the not-found page comes to life at `/404` too.
 * @param folder absolute path of the built site
 * @param routes of all its pages
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

/** Puts the pages back to where Gatsby left them: its next build writes only those that change. */
export async function unflattenPages(folder: string): Promise<void> {
  if (!existsSync(join(folder, "page-data"))) return;
  for (const { route, file } of builtPages(folder))
    await move(join(folder, file), join(folder, gatsbyFile(route)));
}
