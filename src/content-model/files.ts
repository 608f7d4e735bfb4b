import { readdirSync, type Stats, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { withComposedLetters } from "./letters";

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

/** The path of a file with its name as the disk has it, whose letters may not be composed. */
export function onDisk(path: string): string {
  const name = withComposedLetters(basename(path));
  const found = filesIn(dirname(path)).find((each) => withComposedLetters(each) === name);
  return found === undefined ? path : join(dirname(path), found);
}
