import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readMark, readPalette } from "../../content-tools/model/brand-files";
import { markIcon } from "../../src/lib/mark";

/**
 * Draws the site's icon, of which other plugins make pictures.
 * @param folder absolute path of the project
 * @param file path of the icon in it
 */
export async function writeIcon(folder: string, file: string): Promise<void> {
  const content = join(folder, "content");
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, markIcon(readMark(content), readPalette(content)));
}
