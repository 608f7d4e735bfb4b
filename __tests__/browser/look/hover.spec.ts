import { expect, type Page, test } from "@playwright/test";
import { type Rgb, rgb, wcagContrast } from "culori";
import { contrasts } from "#src/domain/colour/contrast-rules.ts";
import { framesDrawn } from "../support/frames";
import { movesEnded } from "../support/moves-ended";
import { openAlive } from "../support/open-alive";
import { templates } from "../support/templates";
import { withoutPictures } from "../support/without-pictures";

// Every control stays readable under the mouse.

interface Drawn {
  name: string;
  colour: string;
  /** Backgrounds from the inside out; the last is opaque. */
  backgrounds: string[];
}

/** Marks one control of each look with its number; returns how many. */
const markControls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const looks = new Set<string>();
    for (const control of document.querySelectorAll("a, button, summary, label, input, select, textarea")) {
      const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isShown || control.matches(":disabled")) continue;
      const around = control.closest("section, header, footer")?.className;
      const look = [control.tagName, control.className, control.parentElement?.className, around].join(" ");
      if (looks.has(look)) continue;
      control.setAttribute("data-control", `${looks.size}`);
      looks.add(look);
    }
    return looks.size;
  });

/** Texts and icons of a control with what lies below them; those on pictures are left out. */
const drawnIn = (page: Page, number: number): Promise<Drawn[]> =>
  page.evaluate((wanted) => {
    const control = document.querySelector(`[data-control="${wanted}"]`);
    if (!control) return [];
    const backgroundsOf = (element: Element) => {
      const backgrounds: string[] = [];
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { backgroundColor } = getComputedStyle(each);
        backgrounds.push(backgroundColor);
        if (backgroundColor.startsWith("rgb(")) break;
      }
      return backgrounds;
    };
    const parts = [control, ...control.querySelectorAll("*")].filter(
      (part) =>
        !part.closest("figure, picture") &&
        part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        (part.matches("svg, input:not([type=checkbox], [type=radio], [type=range]), select, textarea") ||
          [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())),
    );
    return parts.map((part) => ({
      name: `${control.tagName} ${control.getAttribute("aria-label") ?? control.textContent?.trim().slice(0, 40)}`,
      colour: getComputedStyle(part).color,
      backgrounds: backgroundsOf(part),
    }));
  }, number);

const over = (top: Rgb, below: Rgb): Rgb => {
  const { alpha = 1 } = top;
  const mix = (channel: "r" | "g" | "b") => top[channel] * alpha + below[channel] * (1 - alpha);
  return { mode: "rgb", r: mix("r"), g: mix("g"), b: mix("b") };
};

const colourOf = (written: string): Rgb => {
  const colour = rgb(written);
  if (!colour) throw new Error(`${written} is no colour.`);
  return colour;
};

function contrastOf({ colour, backgrounds }: Drawn): number {
  const background = backgrounds.map(colourOf).reduceRight((below, top) => over(top, below));
  return wcagContrast(over(colourOf(colour), background), background);
}

for (const route of templates)
  test(`${route} has readable controls under the mouse`, async ({ page }) => {
    await withoutPictures(page);
    await openAlive(page, route);
    const faint: string[] = [];
    const count = await markControls(page);
    for (let number = 0; number < count; number++) {
      const control = page.locator(`[data-control="${number}"]`);
      await control.hover({ force: true });
      // What inherits a colour follows a frame later.
      await framesDrawn(page, 2);
      await movesEnded(page);
      for (const drawn of await drawnIn(page, number)) {
        const contrast = contrastOf(drawn);
        if (contrast < contrasts.mark)
          faint.push(`${drawn.name}: ${drawn.colour} on ${drawn.backgrounds.at(-1)}, ${contrast.toFixed(2)}`);
      }
    }
    expect(faint).toEqual([]);
  });
