import path from "node:path";
import { install } from "../../../dev/prepare.mjs";

/** The editor's own package folder, apart from the site's: nobody who builds or tests the site installs it. */
const folder = path.resolve(__dirname, "..");

/**
 * Installs Decap CMS unless the version of the lock file is there.
 * @returns path of its package
 * @throws Error when npm failed; what it said stands above
 */
export function installDecap(): string {
  install(folder);
  return path.join(folder, "node_modules", "decap-cms");
}
