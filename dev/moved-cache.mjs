// Gatsby's cache names files by their full path: in a copied or moved checkout, a build with it fails. Runs before each build.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Deletes cache and build of a checkout that was moved or copied.
 * @param root absolute path of the checkout
 */
export function forgetMovedCache(root) {
  const note = path.join(root, ".local", "checkout");
  const before = existsSync(note) ? readFileSync(note, "utf8") : root;
  if (before !== root) {
    console.log(`This checkout was at ${before}: its cache is deleted, and the next build takes longer.`);
    for (const folder of [".cache", "public"])
      rmSync(path.join(root, folder), { recursive: true, force: true });
  }
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, root);
}

if (process.argv[1] === import.meta.filename) forgetMovedCache(path.resolve(import.meta.dirname, ".."));
