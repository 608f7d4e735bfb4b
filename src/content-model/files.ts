import { readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";

/** Follows symbolic links, as Gatsby does; undefined if one leads nowhere or in a circle. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Names of the files in a folder; none if there is no such folder. */
export function filesIn(folder: string): string[] {
  if (!statOf(folder)?.isDirectory()) return [];
  return readdirSync(folder).filter((name) => statOf(join(folder, name))?.isFile());
}
