import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { builtPages, pageDataFile, pageFile } from "../built-pages";

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

/** Takes away what earlier builds left of a page that is made no more. */
async function removePage(folder: string, route: string): Promise<void> {
  for (const name of [gatsbyFile(route), pageFile(route), pageDataFile(route)]) {
    const file = join(folder, name);
    await rm(file, { force: true });
    await removeEmpty(dirname(file), folder);
  }
}

/**
 * Gives the pages of a finished build the files of their addresses: `lamine-kron/index.html` becomes `lamine-kron.html`.
 * Pages that the site has no more are taken away.
 * @param folder absolute path of the built site
 * @param routes of all its pages
 */
export async function flattenPages(folder: string, routes: ReadonlySet<string>): Promise<void> {
  for (const { route, file } of builtPages(folder)) {
    if (!routes.has(route)) {
      await removePage(folder, route);
      continue;
    }
    const made = join(folder, gatsbyFile(route));
    await move(made, join(folder, file));
    await removeEmpty(dirname(made), folder);
  }
}

/** Puts the pages back to where Gatsby left them: its next build writes only those that change. */
export async function unflattenPages(folder: string): Promise<void> {
  if (!existsSync(join(folder, "page-data"))) return;
  for (const { route, file } of builtPages(folder))
    await move(join(folder, file), join(folder, gatsbyFile(route)));
}
