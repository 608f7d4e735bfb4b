import { paletteOf } from "../../../src/lib/colour/palette";

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
