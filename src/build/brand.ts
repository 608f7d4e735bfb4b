import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { brandFile, readLogo, readPalette } from "../content-model/brand-files";
import { contentFolder } from "../content-model/content-folder";
import { logoIcon } from "../domain/logo";
import { gatsbyState } from "./gatsby-state";

/** The site's icon, of which gatsby-plugin-manifest makes pictures; relative to the project's folder. */
export const iconFile = ".cache/brand-icon.svg";

/** Module with the palette, which the theme imports; relative to the project's folder. */
const paletteModule = "src/theme/palette.ts";

/** Writes icon and palette before webpack and the manifest read them. */
export const sourceNodes: GatsbyNode["sourceNodes"] = ({ store }) => {
  const { directory } = gatsbyState(store).program;
  writePalette(directory);
  writeIcon(directory);
};

/** Makes `gatsby develop` update the colours when the brand file changes. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, store }) => {
  if (node.internal.type === "File" && node.relativePath === brandFile)
    writePalette(gatsbyState(store).program.directory);
};

/**
 * Writes the palette of the content as a module, since a browser cannot read the content. An unchanged module is
 * not written again, because webpack would rebuild.
 * @param folder absolute path of the project
 */
export function writePalette(folder: string): void {
  const path = join(folder, paletteModule);
  const palette = JSON.stringify(readPalette(contentFolder(folder)), null, 2);
  const module = `// Written by src/build/brand.ts from content/brand.yaml.
import type { Palette } from "../domain/colour/palette";

export const palette: Palette = ${palette};
`;
  if (existsSync(path) && readFileSync(path, "utf8") === module) return;
  writeFileSync(path, module);
}

/**
 * Draws the logo on its background.
 * @param folder absolute path of the project
 */
export function writeIcon(folder: string): void {
  const content = contentFolder(folder);
  const path = join(folder, iconFile);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, logoIcon(readLogo(content), readPalette(content)));
}
