import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Formats that may refer to other files. */
const texts = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** A path, or its beginning if the file name has other characters. */
const paths = /[\w@~.-]*[./][\w@~./-]+/g;

/** How Gatsby's scripts and data refer to files: the hash of a script, the number of a query. */
const ids = /\b[0-9a-f]{6,20}\b/g;
const idOf = (name: string): string | undefined =>
  /^(?:[^/]+-([0-9a-f]+)\.js|page-data\/sq\/d\/(\d+)\.json)$/.exec(name)?.slice(1).find(Boolean);

/** Pages and their data. Links to them do not count: they would keep a deleted page. */
const isPage = (name: string): boolean => name.endsWith(".html") || name.startsWith("page-data/");

/** All files below a folder, relative to it, with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );
}

/**
 * The reachable files of a built site: `roots`, the files they refer to, and so on.
 * @param site absolute path of the built site
 * @param files its files, relative to it
 */
export async function namedFiles(
  site: string,
  files: readonly string[],
  roots: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set(files);
  const findPaths = finder(files.filter((name) => !isPage(name)));
  const byId = new Map(files.map((name) => [idOf(name), name]));
  const named = new Set(roots.filter((name) => known.has(name)));
  // A set also yields what is added during the loop.
  for (const name of named) {
    if (!texts.test(name)) continue;
    const text = await readFile(join(site, name), "utf8");
    for (const found of findPaths(text, dirname(name))) named.add(found);
    for (const [id] of text.matchAll(ids)) {
      const found = byId.get(id);
      if (found) named.add(found);
    }
  }
  return named;
}

/** Returns a function that finds the files whose paths are in a text. */
function finder(files: readonly string[]): (text: string, folder: string) => Set<string> {
  const known = new Set(files);
  const byFolder = new Map<string, string[]>();
  for (const name of files) {
    const folder = `${dirname(name)}/`;
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), name]);
  }
  return (text, folder) => {
    const found = new Set<string>();
    for (const { 0: path, index } of text.matchAll(paths))
      for (let start = 0; start >= 0; start = path.indexOf("/", start) + 1 || -1) {
        const rest = path.slice(start);
        for (const name of [rest, `${folder}/${rest}`]) if (known.has(name)) found.add(name);
        // "Lab 1.jpg" is written as it is, or as "Lab%201.jpg".
        const end = rest.lastIndexOf("/") + 1;
        for (const name of byFolder.get(rest.slice(0, end)) ?? []) {
          const own = name.slice(end);
          const at = index + start + end;
          if (text.startsWith(own, at) || text.startsWith(encodeURIComponent(own), at)) found.add(name);
        }
      }
    return found;
  };
}
