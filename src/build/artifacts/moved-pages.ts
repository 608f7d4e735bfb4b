import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MovedPage } from "../../content-model/moved-pages";
import { pageFile } from "./built-pages";

/** Redirects of Netlify and Cloudflare. */
const redirects = "_redirects";

/**
 * Two lines for each page: with `!` Netlify redirects although a page of this name exists. Cloudflare Pages always redirects,
 * and ignores the line with `!`.
 */
const rulesOf = ({ from, to }: MovedPage): string => `${from} ${to} 301!\n${from} ${to} 301\n`;

/**
 * Writes redirects from previous addresses, and, for hosts that ignore them, a redirecting page at each.
 * @param folder absolute path of the built site
 */
export async function writeMovedPages(
  folder: string,
  siteUrl: string,
  pages: readonly MovedPage[],
): Promise<void> {
  const file = join(folder, redirects);
  await rm(file, { force: true });
  if (pages.length === 0) return;
  await writeFile(file, pages.map(rulesOf).join(""));
  for (const page of pages) await writeFile(join(folder, pageFile(page.from)), leadingOn(page, siteUrl));
}

const leadingOn = ({ to, name }: MovedPage, siteUrl: string): string => `<!DOCTYPE html>
<html lang="tr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(name)}</title>
    <link rel="canonical" href="${new URL(to, siteUrl)}">
    <meta http-equiv="refresh" content="0; url=${to}">
  </head>
  <body>
    <p><a href="${to}">${escaped(name)}</a></p>
  </body>
</html>
`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
