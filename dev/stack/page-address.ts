import { existsSync } from "node:fs";
import path from "node:path";

/** Paths without empty or dot segments, which could redirect to another host. */
const plain = /^(?:\/[\w.~-]*[\w~-][\w.~-]*)+\/?$/;

/**
 * Canonical address of a page, as hosts redirect: `/x/` and `/x.html` to `/x`, `/index` and `/index.html` to `/`.
 * @param site absolute path of the built site
 * @param url requested path; its query is kept
 * @returns undefined if no redirect is needed
 */
export function pageAddress(site: string, url: string): string | undefined {
  const [pathname = "", ...query] = url.split("?");
  if (!plain.test(pathname)) return undefined;
  const bare = pathname.replace(/\/$|\.html$/, "");
  const address = bare === "/index" ? "/" : bare;
  if (address === pathname || !existsSync(path.join(site, `${bare}.html`))) return undefined;
  return [address, ...query].join("?");
}
