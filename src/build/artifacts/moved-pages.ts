import { existsSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MovedPage } from "../../content-model/moved-pages";
import { pageFile } from "./built-pages";

/** Redirects of Netlify and Cloudflare. */
const redirects = "_redirects";

/**
 * Writes redirects from previous addresses, and for hosts that read none a page at each, which leads on. Deletes those
 * of an earlier build.
 * @param folder absolute path of the built site
 */
export async function writeMovedPages(
  folder: string,
  siteUrl: string,
  pages: readonly MovedPage[],
): Promise<void> {
  const file = join(folder, redirects);
  const earlier = existsSync(file) ? readFileSync(file, "utf8") : "";
  for (const [, from = ""] of earlier.matchAll(/^(\/\S+) /gm)) {
    const page = join(folder, pageFile(from));
    if (existsSync(page) && readFileSync(page, "utf8").includes(mark)) await rm(page);
  }
  await rm(file, { force: true });
  if (pages.length === 0) return;
  await writeFile(file, pages.map(({ from, to }) => `${from} ${to} 301\n`).join(""));
  for (const page of pages) await writeFile(join(folder, pageFile(page.from)), leadingOn(page, siteUrl));
}

/** By which these pages are recognised. */
const mark = '<meta http-equiv="refresh"';

const leadingOn = ({ to, name }: MovedPage, siteUrl: string): string => `<!DOCTYPE html>
<html lang="tr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(name)}</title>
    <link rel="canonical" href="${new URL(to, siteUrl)}">
    ${mark} content="0; url=${to}">
  </head>
  <body>
    <p><a href="${to}">${escaped(name)}</a></p>
  </body>
</html>
`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
