import path from "node:path";
import { install } from "../../../dev/prepare.mjs";

/**
 * Decap's own package folder, apart from the site's: nobody who builds or tests the site installs it. No code stands in
 * it, since imports of that code would find Decap's packages before the site's.
 */
const folder = path.resolve(__dirname, "../decap");

/**
 * Installs Decap CMS unless the version of the lock file is there.
 * @returns path of its package
 * @throws Error when npm failed; what it said stands above
 */
export function installDecap(): string {
  install(folder);
  return path.join(folder, "node_modules", "decap-cms");
}
