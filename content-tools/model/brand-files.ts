import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { type Palette, paletteOf } from "../../src/lib/colour/palette";

/** The brand's colours below the content folder. */
export const brandFile = "brand.yaml";

/**
 * All colours of the site, from what its file says at each call.
 * @param contentFolder absolute path of `content/`
 * @throws Error when the file is missing or holds no colours; the content check says it for editors
 */
export const readPalette = (contentFolder = resolve("content")): Palette =>
  paletteOf(parse(readFileSync(join(contentFolder, brandFile), "utf8")));

/** The brand's mark below the content folder, the one drawing of it. */
export const markFile = "mark.svg";

/** The mark as its file says it. @param contentFolder absolute path of `content/` */
export const readMark = (contentFolder = resolve("content")): string =>
  readFileSync(join(contentFolder, markFile), "utf8");
