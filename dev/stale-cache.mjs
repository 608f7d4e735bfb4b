// Runs before `npm run build` and `npm run develop`: Gatsby's cache has absolute paths, and query results computed by older
// code.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { addFiles, prepare, root, runCommand } from "./prepare.mjs";

/** Code that computes the results of queries. Gatsby watches pages, queries and its own entries only. */
const code = ["src/build", "src/content-model", "src/domain"];

/** Gatsby's documents and the results of its queries. */
const results = [".cache/data", ".cache/redux"];

function codeHash(root) {
  const digest = createHash("sha256");
  for (const folder of code) addFiles(digest, root, folder);
  return digest.digest("hex");
}

/**
 * Deletes stale caches: everything if the checkout was moved or copied, query results if the build's code has changed.
 * @param root absolute path of the checkout
 */
export function forgetStaleCache(root) {
  const note = path.join(root, ".local", "checkout");
  const now = `${root}\n${codeHash(root)}`;
  const before = existsSync(note) ? readFileSync(note, "utf8") : root;
  const [place] = before.split("\n");
  if (place !== root)
    console.log(`This checkout was at ${place}: its cache is deleted, and the next build takes longer.`);
  const stale = place !== root ? [".cache", "public"] : before !== now ? results : [];
  for (const folder of stale) rmSync(path.join(root, folder), { recursive: true, force: true });
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, now);
}

if (process.argv[1] === import.meta.filename)
  await runCommand(() => {
    prepare({ forPublic: process.env.npm_lifecycle_event === "prebuild" });
    forgetStaleCache(path.resolve(root));
  });
