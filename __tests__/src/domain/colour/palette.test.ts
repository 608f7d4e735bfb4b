import { wcagContrast } from "culori";
import fc from "fast-check";
import { contrastRules, tooFaint } from "#src/domain/colour/contrast-rules.ts";
import { hexIn } from "#src/domain/colour/oklch.ts";
import { paletteOf } from "#src/domain/colour/palette.ts";

/** The colours of the design, independent of `content/brand.yaml`. */
const designed = { main: "#0F4C5C", accent: "#8A5E1C" };

test("every background and text colour has a contrast rule", () => {
  const { bg, fg, brand, status } = paletteOf(designed).colours;
  const roles = Object.entries({ bg, fg, brand, status }).flatMap(([group, tones]) =>
    Object.keys(tones).map((name) => `${group}.${name}`),
  );
  const ruled: string[] = contrastRules.flatMap(({ drawn, background }) => [drawn, background]);
  expect(roles.filter((role) => !ruled.includes(role))).toEqual([]);
});

test("derives the designed tones from the design's colours", () => {
  expect(paletteOf(designed).colours).toMatchObject({
    bg: {
      page: "#FBFAF7",
      surface: "#FFFFFF",
      tint: "#E8F0F3",
      warm: "#F1E7D6",
      deep: "#0A3540",
      danger: "#F9ECEE",
    },
    fg: {
      ink: "#0B2530",
      muted: "#445C66",
      link: "#0F4C5C",
      onDeep: "#F4F7F6",
      onDeepMuted: "#B9CED4",
    },
    brand: {
      main: "#0F4C5C",
      mainHover: "#0A3540",
      mark: "#0F4C5C",
      light: "#7FB7C4",
      accent: "#8A5E1C",
      accentOnDeep: "#DDBB7C",
      accentFill: "#8A5E1C",
      accentFillOnDeep: "#DDBB7C",
      onAccent: "#FFFFFF",
      onAccentOnDeep: "#0B2530",
      onMain: "#FFFFFF",
    },
    status: { danger: "#B3394A" },
    border: {
      hairline: "#D3DBDC",
      strong: "#6B838C",
      onTint: "#C3D2D7",
      onWarm: "#CDBE9F",
      onDeep: "#2F5862",
    },
  });
});

interface Range {
  min: number;
  max: number;
}

const colour = (l: Range, c: Range) =>
  fc
    .record({
      l: fc.double({ ...l, noNaN: true }),
      c: fc.double({ ...c, noNaN: true }),
      h: fc.double({ min: 0, max: 360, noNaN: true }),
    })
    .map(hexIn);

/** Any colour dark enough for text. */
const dark = colour({ min: 0.1, max: 0.46 }, { min: 0, max: 0.3 });
/** Backgrounds within the lightness the content check allows. */
const light = colour({ min: 0.9, max: 1 }, { min: 0, max: 0.05 });
const deep = colour({ min: 0, max: 0.3 }, { min: 0, max: 0.1 });
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("any two colours", () => {
  test("derived colours are readable whatever the brand's are", () => {
    fc.assert(
      fc.property(
        dark,
        dark,
        fc.record({ page: light, tint: light, warm: light, deep }, { requiredKeys: [] }),
        (main, accent, backgrounds) => {
          const faint = tooFaint(paletteOf({ main, accent, backgrounds })).filter(
            ({ drawn, background }) =>
              !/^(?:brand\.(?:main|mark|accent)|fg\.link)$/.test(drawn) && !background.startsWith("brand."),
          );
          expect(faint).toEqual([]);
        },
      ),
    );
  });

  test("text on the accent is readable", () => {
    const onAccent = (role: string) => role.startsWith("brand.onAccent");
    fc.assert(
      fc.property(dark, hex, (main, accent) => {
        expect(tooFaint(paletteOf({ main, accent })).filter(({ drawn }) => onAccent(drawn))).toEqual([]);
      }),
    );
  });

  test("more contrast is available on request", () => {
    fc.assert(
      fc.property(dark, dark, (main, accent) => {
        const { colours, moreContrast } = paletteOf({ main, accent });
        for (const background of [colours.bg.page, colours.bg.tint, colours.bg.warm])
          for (const text of [moreContrast.fg.muted, moreContrast.brand.accent])
            expect(wcagContrast(text, background)).toBeGreaterThanOrEqual(7);
        for (const text of [moreContrast.fg.onDeepMuted, moreContrast.brand.accentOnDeep])
          expect(wcagContrast(text, colours.bg.deep)).toBeGreaterThanOrEqual(7);
      }),
    );
  });
});
