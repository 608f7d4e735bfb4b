import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { brandFile, readLogo, readPalette } from "../content-model/brand-files";
import { contentFolder } from "../content-model/content-folder";
import type { Palette } from "../domain/colour/palette";
import { kebabCase } from "../domain/kebab-case";
import { logoIcon } from "../domain/logo";
import { gatsbyState } from "./gatsby-state";

/** The site's icon, of which gatsby-plugin-manifest makes pictures; relative to the project's folder. */
export const iconFile = ".cache/brand-icon.svg";

/** Sheet with the colours, which every page has; relative to the project's folder. */
const paletteSheet = "src/theme/palette.css";

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
 * Writes the colours of the content as custom properties, `--bg-page` for `colours.bg.page`. An unchanged sheet is not
 * written again, because webpack would rebuild.
 * @param folder absolute path of the project
 */
export function writePalette(folder: string): void {
  const path = join(folder, paletteSheet);
  const sheet = sheetOf(readPalette(contentFolder(folder)));
  if (existsSync(path) && readFileSync(path, "utf8") === sheet) return;
  writeFileSync(path, sheet);
}

function sheetOf({ colours, drawing, moreContrast }: Palette): string {
  const properties = (groups: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
    Object.entries(groups).flatMap(([group, tones]) =>
      Object.entries(tones).map(([name, hex]) => `  --${group}-${kebabCase(name)}: ${hex};`),
    );
  const rule = (lines: readonly string[]) => [":root {", ...lines, "}"].join("\n");
  return `/* Written by src/build/brand.ts from content/brand.yaml. */
${rule(properties({ ...colours, drawing }))}
@media (prefers-contrast: more) {
${rule(properties(moreContrast))}
}
`;
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
