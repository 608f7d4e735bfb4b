import { existsSync } from "node:fs";
import path from "node:path";

/** Paths without empty, dotted or otherwise surprising parts: what is made of others might lead to another host. */
const plain = /^(?:\/[\w.~-]*[\w~-][\w.~-]*)+\/?$/;

/**
 * Where a host sends a visitor who wrote a page's address in another way: `/x/` and `/x.html` to `/x`, `/index.html` to
 * `/`.
 * @param site absolute path of the built site
 * @param url what was asked for: a path, and a query that is kept
 * @returns the page's address, or undefined where the host answers by itself
 */
export function pageAddress(site: string, url: string): string | undefined {
  const [pathname = "", ...query] = url.split("?");
  if (!plain.test(pathname)) return undefined;
  const bare = pathname.replace(/\/$|\.html$/, "");
  if (bare === pathname || !existsSync(path.join(site, `${bare}.html`))) return undefined;
  return [bare === "/index" ? "/" : bare, ...query].join("?");
}
