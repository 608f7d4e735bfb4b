import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { paletteOf } from "../../../src/lib/colour/palette";

const files = [
  ...["src", "plugins", "gatsby"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:tsx?|cjs)$/.test(name))
      .map((name) => join(folder, name)),
  ),
  "gatsby-ssr.tsx",
  "gatsby-config.ts",
];

/** Colours that are written in code: white, what a park and a tooth look like, how the dark of a photograph is marked. */
const ofNoBrand = ["#FFFFFF", "#D5E4DC", "#FDFBF5", "#F1E4C8"];

test("no colour of the brand stands in code: all come from content/brand.yaml", () => {
  const written = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/#[0-9a-f]{6}\b|\brgba?\(\s*\d/gi)]
      .map(([colour]) => colour.toUpperCase())
      .filter((colour) => !ofNoBrand.includes(colour) && colour !== "#000000")
      .map((colour) => `${file} ${colour}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(written).toEqual([]);
});

test("a colour chosen in the file reaches every group of tones", () => {
  const one = paletteOf({ main: "#0F4C5C", accent: "#8A5E1C" }).colours;
  const other = paletteOf({ main: "#6B1E3A", accent: "#5C4A00" }).colours;
  const same = Object.entries(one).flatMap(([group, tones]) =>
    Object.entries(tones).flatMap(([name, tone]) =>
      Object.values(Object.entries(other).find(([key]) => key === group)?.[1] ?? {}).includes(tone)
        ? [`${group}.${name}`]
        : [],
    ),
  );
  // White is white; the red of mistakes changes only where the brand comes too near.
  expect(same.filter((name) => !/surface|onMain|danger/.test(name))).toEqual([]);
});
