import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type Palette, paletteOf } from "../domain/colour/palette";
import { contentFolder } from "./content-folder";

/** Brand file, relative to the content folder. */
export const brandFile = "brand.yaml";

/**
 * Reads the brand file and derives the palette, at each call.
 * @param folder absolute path of the content
 * @throws Error if the file is missing or has no colours; the content check reports it for editors
 */
export const readPalette = (folder = contentFolder()): Palette =>
  paletteOf(parse(readFileSync(join(folder, brandFile), "utf8")));

/** Logo file, relative to the content folder. */
export const logoFile = "logo.svg";

/**
 * Reads the logo.
 * @param folder absolute path of the content
 */
export const readLogo = (folder = contentFolder()): string => readFileSync(join(folder, logoFile), "utf8");
