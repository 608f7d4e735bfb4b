import { expect, type Page, test } from "@playwright/test";
import { colourAt, contrastRules } from "../../../src/lib/colour/contrast-rules";
import { paletteOf } from "../../../src/lib/colour/palette";
import { colours } from "../../../src/theme/colours";
import { fullPages } from "../../support/real-content";
import { tokenVariable } from "../../support/token-variable";
import { rgb } from "../support/rgb";

// A laboratory writes two colours into content/brand.yaml: everything on the pages follows, and can be read.

/** Unlike any brand: no tone of it is one of the site's. */
const other = paletteOf({
  main: "#5B1A6E",
  accent: "#225500",
  grounds: { page: "#FDFBFF", tint: "#F3E6FF", warm: "#E6FFE0", deep: "#2A0638" },
}).colours;

const groups = ["bg", "fg", "brand", "status", "border"] as const;

const tonesOf = (palette: typeof colours) =>
  groups.flatMap((group) =>
    Object.entries(palette[group]).map(([name, hex]) => ({ path: `colors.${group}.${name}`, hex })),
  );

const others = tonesOf(other).map(({ hex }) => hex);
/** The site's tones that another palette does not share; white is everybody's. */
const own = [...new Set(tonesOf(colours).map(({ hex }) => hex))].filter((hex) => !others.includes(hex));

/** Every colour that something on the page has, with the first that has it; the mark's own parts are of its file. */
const coloursIn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const found: Record<string, string> = {};
    const properties = [
      "color",
      "background",
      "border",
      "fill",
      "stroke",
      "outline",
      "text-decoration-color",
    ];
    for (const element of document.querySelectorAll("html, body, body *")) {
      if (element.closest("symbol")) continue;
      for (const pseudo of [undefined, "::before", "::after"]) {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === "none") continue;
        for (const property of properties)
          for (const [colour] of style.getPropertyValue(property).matchAll(/rgb\([\d, ]+\)/g))
            found[colour] ??= `${element.tagName}${pseudo ?? ""} ${element.className}, ${property}`;
      }
    }
    return found;
  });

/** Texts with their colour and that of the ground they stand on; none that stand on a picture. */
const textsIn = (page: Page): Promise<{ text: string; colour: string; ground: string }[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (
        !element ||
        !text ||
        element.closest("svg, script, style, noscript, option, [data-print=only], figure")
      )
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      let ground: Element | null = element;
      while (ground && getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)")
        ground = ground.parentElement;
      texts.push({
        text: text.slice(0, 40),
        colour: getComputedStyle(element).color,
        ground: ground ? getComputedStyle(ground).backgroundColor : "",
      });
    }
    return texts;
  });

const known = new Set(
  contrastRules.map(
    ({ drawn, background }) =>
      `${rgb(colourAt(drawn, { colours }))} ${rgb(colourAt(background, { colours }))}`,
  ),
);

for (const route of fullPages)
  test(`every text on ${route} is of a pair that the content check measures, and all follows the palette`, async ({
    page,
  }) => {
    await page.goto(route);
    const texts = await textsIn(page);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter(({ colour, ground }) => !known.has(`${colour} ${ground}`))).toEqual([]);

    // Browsers leave what lies in a closed answer as it was.
    await page.evaluate(() => {
      for (const answer of document.querySelectorAll<HTMLDetailsElement>("main details")) {
        answer.removeAttribute("name");
        answer.open = true;
      }
    });
    const before = Object.keys(await coloursIn(page));
    expect(own.map(rgb).filter((colour) => before.includes(colour)).length).toBeGreaterThan(8);
    const values = tonesOf(other).map(({ path, hex }) => `${tokenVariable(path)}:${hex}!important`);
    await page.addStyleTag({ content: `:root{${values.join(";")}}` });
    await expect
      .poll(async () => {
        const after = await coloursIn(page);
        return own.flatMap((hex) => (after[rgb(hex)] ? [`${hex}: ${after[rgb(hex)]}`] : []));
      })
      .toEqual([]);
  });
