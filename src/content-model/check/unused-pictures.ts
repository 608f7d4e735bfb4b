import { existsSync, readdirSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { isDesktopFile } from "../desktop-files";
import type { SourceFile } from "../documents";
import { isFileKind } from "../schema";
import { fieldsOf } from "../walk";

/**
 * Finds pictures and drawings that no document references.
 * @param contentFolder absolute path of the content
 * @returns paths relative to it
 */
export function unusedPictures(files: readonly SourceFile[], contentFolder: string): string[] {
  const folder = join(contentFolder, "images");
  if (!existsSync(folder)) return [];
  const used = new Set(
    files.flatMap((file) =>
      fieldsOf(file).flatMap(({ meta, value }) =>
        isFileKind(meta.kind) && typeof value === "string"
          ? [posix.join(posix.dirname(file.path), value)]
          : [],
      ),
    ),
  );
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isDesktopFile(entry.name))
    .map(({ parentPath, name }) => relative(contentFolder, join(parentPath, name)).replaceAll("\\", "/"))
    .filter((path) => !used.has(path))
    .sort();
}
