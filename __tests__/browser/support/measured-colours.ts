import { expect, type Page } from "@playwright/test";
import { colourAt, contrastRules } from "#src/domain/colour/contrast-rules.ts";
import { paletteOf } from "#src/domain/colour/palette.ts";
import { kebabCase } from "#src/domain/kebab-case.ts";
import { rgb } from "./rgb";

// With other colours in content/brand.yaml, all colours of the pages change and stay readable.

/** Colours unlike any of the site's. */
const { colours } = paletteOf({
  main: "#5B1A6E",
  accent: "#225500",
  backgrounds: { page: "#FDFBFF", tint: "#F3E6FF", warm: "#E6FFE0", deep: "#2A0638" },
});

/** Custom properties of `palette.css`. */
const properties = (["bg", "fg", "brand", "status", "border"] as const).flatMap((group) =>
  Object.entries(colours[group]).map(([name, hex]) => `--${group}-${kebabCase(name)}:${hex}!important`),
);

/** Colour pairs measured by the content check, for these colours. */
const measured = new Set(
  contrastRules.map(({ drawn, background }) =>
    [drawn, background].map((role) => rgb(colourAt(role, { colours }))).join(" on "),
  ),
);

/** Texts by their colour and their background's; texts on pictures are excluded. */
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
 * Asserts that with other theme colours every text has one of them, on a background the content check
 * measures with it. The whole page must be laid out.
 */
export async function expectMeasuredColours(page: Page): Promise<void> {
  const style = await page.addStyleTag({ content: `:root{${properties.join(";")}}` });
  let texts: [string, string][] = [];
  await expect
    .poll(async () => {
      texts = Object.entries(await textsIn(page));
      return texts.filter(([pair]) => !measured.has(pair));
    })
    .toEqual([]);
  expect(texts.length).toBeGreaterThan(5);
  await style.evaluate((element) => element.parentNode?.removeChild(element));
}
