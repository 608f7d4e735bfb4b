// Gatsby's cache names files by their full path, and keeps what the code of the build made of the content. Runs before each build.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Code that decides what pages are told; Gatsby itself watches pages, queries and its own entries. */
const code = ["src/build", "src/content-model", "src/domain"];

/** Gatsby's documents and the results of its queries. */
const results = [".cache/data", ".cache/redux"];

/** Hash of names and texts below a folder, in order. */
function hashOf(root) {
  const digest = createHash("sha256");
  const add = (name) => {
    const file = path.join(root, name);
    if (!existsSync(file)) return;
    if (statSync(file).isDirectory())
      for (const entry of readdirSync(file).sort()) add(path.join(name, entry));
    else digest.update(`${name}\0`).update(readFileSync(file)).update("\0");
  };
  for (const folder of code) add(folder);
  return digest.digest("hex");
}

/**
 * Deletes what the next build of a checkout cannot use: after a move or a copy everything, after a change of the code of the
 * build what it told pages.
 * @param root absolute path of the checkout
 */
export function forgetStaleCache(root) {
  const note = path.join(root, ".local", "checkout");
  const now = `${root}\n${hashOf(root)}`;
  const before = existsSync(note) ? readFileSync(note, "utf8") : root;
  const [place] = before.split("\n");
  if (place !== root)
    console.log(`This checkout was at ${place}: its cache is deleted, and the next build takes longer.`);
  const stale = place !== root ? [".cache", "public"] : before !== now ? results : [];
  for (const folder of stale) rmSync(path.join(root, folder), { recursive: true, force: true });
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, now);
}

if (process.argv[1] === import.meta.filename) forgetStaleCache(path.resolve(import.meta.dirname, ".."));
