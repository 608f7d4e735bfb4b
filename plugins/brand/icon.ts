import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readLogo, readPalette } from "../../src/content-model/brand-files";
import { contentFolder } from "../../src/content-model/content-folder";
import { logoIcon } from "../../src/domain/logo";

/**
 * Draws the site's icon, of which other plugins make pictures. Nothing is written where it stands already: Gatsby's workers draw
 * it once more while the others read it, and a file that is being written is an empty one for a moment.
 * @param folder absolute path of the project
 * @param file path of the icon in it
 */
export async function writeIcon(folder: string, file: string): Promise<void> {
  const content = contentFolder(folder);
  const path = join(folder, file);
  const drawing = logoIcon(readLogo(content), readPalette(content));
  if ((await readFile(path, "utf8").catch(() => "")) === drawing) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, drawing);
}
