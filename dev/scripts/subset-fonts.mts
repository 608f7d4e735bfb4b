/**
 * Writes the font files of the site and `src/theme/font-faces.ts`. Run it by hand after a change of fonts:
 *   npx tsx dev/scripts/subset-fonts.mts
 *
 * Letters: ASCII, the Turkish letters, and the punctuation Turkish text uses. The variable sans comes in two
 * subsets from its publisher; `merge-letters.py` makes one file of them, for which this script needs Python with
 * fontTools and Brotli (Debian: python3-fonttools, python3-brotli). Fallback faces
 * get the metrics of the web fonts, so nothing moves when these arrive.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createFontStack } from "@capsizecss/core";
import { entireMetricsCollection } from "@capsizecss/metrics/entireMetricsCollection";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const fontsFolder = fileURLToPath(new URL("../../src/theme/fonts", import.meta.url));

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const latin = `${ascii}çÇöÖüÜâÂîÎûÛıéÉ’‘“”–—…·•©®™°±×½€₺‹›«»`;
const extended = "ğĞşŞİ";

const source = {
  serif: readFileSync(
    require.resolve("@expo-google-fonts/instrument-serif/400Regular/InstrumentSerif_400Regular.ttf"),
  ),
  sans: readFileSync(
    require.resolve("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"),
  ),
  sansExtended: readFileSync(
    require.resolve("@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2"),
  ),
};
/** What the pages use of the typefaces: `global-css.ts` switches ligatures off. */
const used = { keepFeatures: ["ccmp", "kern", "locl", "mark", "tnum"] };
const web = { ...used, targetFormat: "woff2" } as const;
const weights = { variationAxes: { wght: { min: 400, max: 600 } } };

/** Headings are too large to need hints, which are a third of the serif's file. */
const unhinted = { ...used, noHinting: true };

const serif = await subsetFont(source.serif, latin + extended, { ...unhinted, targetFormat: "woff2" });
const sans = await subsetFont(source.sans, latin, { ...web, ...weights });
const sansExtended = await subsetFont(source.sansExtended, extended, { ...web, ...weights });

writeFileSync(join(fontsFolder, "instrument-serif.woff2"), serif);
const sansFile = join(fontsFolder, "instrument-sans.woff2");
const parts = mkdtempSync(join(tmpdir(), "fonts-"));
const [latinPart, extendedPart] = [join(parts, "latin.woff2"), join(parts, "extended.woff2")];
writeFileSync(latinPart, sans);
writeFileSync(extendedPart, sansExtended);
const merge = fileURLToPath(new URL("merge-letters.py", import.meta.url));
execFileSync("python3", [merge, latinPart, extendedPart, sansFile], {
  stdio: "inherit",
});
rmSync(parts, { recursive: true });

const { instrumentSerif, instrumentSans, timesNewRoman, arial, notoSerif, roboto } = entireMetricsCollection;
const fallbacks = [
  createFontStack([instrumentSerif, timesNewRoman, notoSerif], { fontFaceFormat: "styleObject" }),
  createFontStack([instrumentSans, arial, roboto], { fontFaceFormat: "styleObject" }),
];
/** Every page carries these: a hundredth of a per cent is less than any screen shows. */
const rounded = (value: string) =>
  value.endsWith("%") ? `${Number(Number.parseFloat(value).toFixed(2))}%` : value;
const faces = fallbacks
  .flatMap(({ fontFaces }) => fontFaces.map((face) => face["@font-face"]))
  .map((face) =>
    Object.fromEntries(Object.entries(face).map(([name, value]) => [name, rounded(String(value))])),
  );
const [serifStack, sansStack] = fallbacks.map(({ fontFamily }) => fontFamily) as [string, string];

writeFileSync(
  join(fontsFolder, "../font-faces.ts"),
  `// Written by dev/scripts/subset-fonts.mts.

export const fontStacks = {
  serif: ${JSON.stringify(`${serifStack}, serif`)},
  sans: ${JSON.stringify(`${sansStack}, system-ui, sans-serif`)},
};

/** Local fonts dressed in the metrics of the web fonts. */
export const fallbackFaces = ${JSON.stringify(faces, null, 2)};
`,
);
console.log(`serif ${serif.length} B, sans ${statSync(sansFile).size} B`);
