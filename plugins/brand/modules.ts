import { join, resolve } from "node:path";
import { brandFile, logoFile, readLogo, readPalette } from "../../src/content-model/brand-files";
import { contentFolder } from "../../src/content-model/content-folder";
import { logoSymbol } from "../../src/domain/logo";

const files = [
  join(contentFolder(), brandFile),
  join(contentFolder(), logoFile),
  ...["colour/palette.ts", "colour/oklch.ts", "logo.ts"].map((file) => `src/domain/${file}`),
].map((file) => resolve(file));

const ruleFor = (module: string, read: () => object) => ({
  test: resolve(module),
  enforce: "pre" as const,
  use: [{ loader: resolve("plugins/brand/values-loader.cjs"), options: { files, read } }],
});

/** Rules of webpack's by which the modules that read the brand's files, which no browser can, become what they export. */
export const brandRules = [
  ruleFor("src/theme/colours.ts", () => {
    const { colours, moreContrast } = readPalette();
    return { colours, moreContrast };
  }),
  ruleFor("src/theme/drawing-colours.ts", () => ({ drawingColours: readPalette().drawing })),
  ruleFor("src/theme/logo.ts", () => ({ logo: logoSymbol(readLogo(), readPalette()) })),
];
