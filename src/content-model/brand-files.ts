import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type Palette, paletteOf } from "../domain/colour/palette";
import { contentFolder } from "./content-folder";

/** The brand's colours below the content folder. */
export const brandFile = "brand.yaml";

/**
 * All colours of the site, from what its file says at each call.
 * @param folder absolute path of the content
 * @throws Error when the file is missing or holds no colours; the content check says it for editors
 */
export const readPalette = (folder = contentFolder()): Palette =>
  paletteOf(parse(readFileSync(join(folder, brandFile), "utf8")));

/** The brand's logo below the content folder, the one drawing of it. */
export const logoFile = "logo.svg";

/** The logo as its file says it. @param folder absolute path of the content */
export const readLogo = (folder = contentFolder()): string => readFileSync(join(folder, logoFile), "utf8");
