import { join, resolve } from "node:path";
import { brandFile, markFile, readMark, readPalette } from "../../content-model/brand-files";
import { contentFolder } from "../../content-model/content-folder";
import { markSymbol } from "../../src/lib/mark";

const files = [
  join(contentFolder(), brandFile),
  join(contentFolder(), markFile),
  ...["colour/palette.ts", "colour/oklch.ts", "mark.ts"].map((file) => `src/lib/${file}`),
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
  ruleFor("src/theme/mark.ts", () => ({ brandSymbol: markSymbol(readMark(), readPalette()) })),
];
