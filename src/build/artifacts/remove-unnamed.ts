import { existsSync, readdirSync, readFileSync, rmdirSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { filesBelow, namedFiles } from "./named-files";

/** Files that are requested without a reference, and what Gatsby needs for its next build. */
const askedFor =
  /^(?:404\.html|apple-touch-icon\.png|chunk-map\.json|favicon\.ico|manifest\.webmanifest|robots\.txt|sitemap(?:-index)?\.xml|webpack\.stats\.json|page-data\/app-data\.json|_headers|_redirects|\.well-known\/.*|_gatsby\/.*)$/;

/** Lists the scripts of the deployed site, and those that they replaced. */
const scriptList = "deployed-scripts.json";

interface ScriptList {
  now: readonly string[];
  before: readonly string[];
}

export interface TidyOptions {
  /** Files of this build besides those of `askedFor`, relative to the site. */
  roots: readonly string[];
  /** Whether this is a production build. */
  isPublic: boolean;
}

/**
 * Deletes the files that nothing in this build refers to: Gatsby keeps the pictures, PDFs and scripts of earlier builds.
 * Keeps the scripts that the deployed ones replaced, because open tabs may still load them.
 * @param site absolute path of the built site
 * @returns the deleted files, relative to the site
 */
export async function removeUnnamed(site: string, { roots, isPublic }: TidyOptions): Promise<string[]> {
  const files = await filesBelow(site);
  const named = await namedFiles(site, files, [...roots, ...files.filter((name) => askedFor.test(name))]);
  const list = await updateList(site, named, isPublic);
  const kept = new Set([...named, ...list.now, ...list.before, scriptList]);
  const removed = files.filter((name) => !kept.has(name));
  for (const name of removed) {
    await rm(join(site, name));
    removeEmpty(dirname(join(site, name)), site);
  }
  return removed;
}

/** Other builds, such as those of `npm start`, leave the list as it is. */
async function updateList(site: string, named: ReadonlySet<string>, isPublic: boolean): Promise<ScriptList> {
  const file = join(site, scriptList);
  const list: ScriptList = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : { now: [], before: [] };
  const now = [...named].filter((name) => /\.(?:css|js)$/.test(name)).sort();
  // Content rarely changes a script: replaced ones are kept until the current ones are replaced.
  if (!isPublic || String(now) === String(list.now)) return list;
  const updated = { now, before: list.now };
  await writeFile(file, JSON.stringify(updated));
  return updated;
}

/** Removes a folder and its parents while empty, up to `top`. */
export function removeEmpty(folder: string, top: string): void {
  if (folder === top || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), top);
}
