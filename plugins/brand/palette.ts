import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPalette } from "../../src/content-model/brand-files";
import { contentFolder } from "../../src/content-model/content-folder";

/** Module with the palette, which the theme imports; relative to the project's folder. */
const paletteModule = "src/theme/palette.ts";

/**
 * Writes the palette of the content as a module, since a browser cannot read the content. An unchanged module is
 * not written again, because webpack would rebuild.
 * @param folder absolute path of the project
 */
export function writePalette(folder: string): void {
  const path = join(folder, paletteModule);
  const palette = JSON.stringify(readPalette(contentFolder(folder)), null, 2);
  const module = `// Written by plugins/brand from content/brand.yaml.
import type { Palette } from "../domain/colour/palette";

export const palette: Palette = ${palette};
`;
  if (existsSync(path) && readFileSync(path, "utf8") === module) return;
  writeFileSync(path, module);
}
