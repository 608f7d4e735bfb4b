import { expect, type Page } from "@playwright/test";
import { colourAt, contrastRules } from "../../../src/domain/colour/contrast-rules";
import { paletteOf } from "../../../src/domain/colour/palette";
import { tokenVariable } from "../../support/token-variable";
import { rgb } from "./rgb";

// A laboratory writes two colours into content/brand.yaml: everything on the pages follows, and can be read.

/** Unlike any brand: no tone of it is one of the site's. */
const { colours } = paletteOf({
  main: "#5B1A6E",
  accent: "#225500",
  backgrounds: { page: "#FDFBFF", tint: "#F3E6FF", warm: "#E6FFE0", deep: "#2A0638" },
});

const tokens = (["bg", "fg", "brand", "status", "border"] as const).flatMap((group) =>
  Object.entries(colours[group]).map(
    ([name, hex]) => `${tokenVariable(`colors.${group}.${name}`)}:${hex}!important`,
  ),
);

/** The pairs that the content check measures, as a page with these colours has them. */
const measured = new Set(
  contrastRules.map(({ drawn, background }) =>
    [drawn, background].map((role) => rgb(colourAt(role, { colours }))).join(" on "),
  ),
);

/** Texts by their colour and that of the background they stand on; none that stand on a picture. */
const textsIn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Record<string, string> = {};
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text) continue;
      if (element.closest("svg, script, style, noscript, option, [data-print=only], figure")) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      let opaque: Element | null = element;
      while (opaque && getComputedStyle(opaque).backgroundColor === "rgba(0, 0, 0, 0)")
        opaque = opaque.parentElement;
      const background = opaque ? getComputedStyle(opaque).backgroundColor : "nothing";
      texts[`${getComputedStyle(element).color} on ${background}`] ??= text.slice(0, 40);
    }
    return texts;
  });

/**
 * With other colours in the theme's variables, every text on the page has one of them, on a background that the content check
 * measures with it. Everything on the page must be laid out.
 */
export async function expectMeasuredColours(page: Page): Promise<void> {
  const style = await page.addStyleTag({ content: `:root{${tokens.join(";")}}` });
  await expect
    .poll(async () => Object.entries(await textsIn(page)).filter(([pair]) => !measured.has(pair)))
    .toEqual([]);
  expect(Object.keys(await textsIn(page)).length).toBeGreaterThan(5);
  await style.evaluate((element) => element.parentNode?.removeChild(element));
}
