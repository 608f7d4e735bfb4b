import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { paletteOf } from "#src/domain/colour/palette.ts";
import { logoId, logoSymbol } from "#src/domain/logo.ts";

const palette = paletteOf({ main: "#7B1E3A", accent: "#8A5E1C" });

/** A square in the colour of a gradient, clipped to its left half. */
const logo = `<svg viewBox="0 0 10 10">
  <defs>
    <linearGradient id='red'><stop stop-color="#f00"/></linearGradient>
    <clipPath id="left"><path d="M0 0h5v10H0z"/></clipPath>
  </defs>
  <path d="M0 0h10v10H0z" fill="url(#red)" clip-path="url('#left')"/>
</svg>`;

test("the header draws a logo's gradients and clip paths", async ({ page }) => {
  await page.goto("/");
  await page.locator(`#${logoId}`).evaluate(
    (symbol, html) => {
      symbol.outerHTML = html;
    },
    logoSymbol(logo, palette),
  );
  const drawn = await page.locator(`header svg:has(use[href="#${logoId}"])`).screenshot();
  const { width = 0, height = 0 } = await sharp(drawn).metadata();
  const colourAt = async (left: number) => {
    const area = { left, top: Math.round(height / 2), width: 1, height: 1 };
    return [...(await sharp(drawn).removeAlpha().extract(area).raw().toBuffer())];
  };
  expect(await colourAt(Math.round(width / 4))).toEqual([255, 0, 0]);
  expect(await colourAt(Math.round((width * 3) / 4))).not.toEqual([255, 0, 0]);
});
