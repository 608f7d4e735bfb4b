import { css } from "@emotion/react";
import { expect, type Page, test } from "@playwright/test";
import { nameStyle, placeStyle } from "../../../src/layout/brand";
import { system } from "../../../src/theme/system";
import { receivedRoute } from "../../support/real-content";
import { cutTexts } from "../support/cut-texts";

// The content check counts the characters of a name; that the header holds as many is seen here.

const widths = [320, 360, 390, 768, 1000, 1280];
const names = [
  "Ada",
  "Mehmetoğulları Dental",
  "Anadolu Yıldız Diş Protez Atölyesi",
  "Muvaffakiyetlilerimizdenmişçesine Protez",
];

/** As high as the header is without the name, with a word that has to be broken. */
const mostLines = 4;

/** Puts a name in place of the site's own, in the styles that a page with this name is built with. */
async function rename(page: Page, name: string) {
  const [place, own] = [placeStyle, nameStyle(name)].map((style) => css(system.css(style)).styles);
  const style = await page.addStyleTag({ content: `.place{${place}}.name{${own}}` });
  await page.evaluate((text) => {
    for (const link of document.querySelectorAll(
      "header a[href='/'][aria-label], footer a[href='/'][aria-label]",
    )) {
      const said = link.querySelector(":scope > span > span");
      if (!said) throw new Error("The brand has no name.");
      link.className = "place";
      said.className = "name";
      said.textContent = text;
    }
  }, name);
  return style;
}

test("the header holds long names and short ones", async ({ page }) => {
  // Every page has the header; this one little else.
  await page.goto(receivedRoute);
  await page.evaluate(() => document.fonts.ready);
  for (const name of names) {
    const style = await rename(page, name);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const brand = page.locator("header a.place");
      const { lines, rows, overlap, over } = await brand.evaluate(async (link) => {
        // What follows the window's size may come some frames after it.
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        const text = link.querySelector(".name");
        if (!text || !link.parentElement) throw new Error("There is no name.");
        const range = document.createRange();
        range.selectNodeContents(text);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        const shown = [...link.parentElement.children].filter((part) => part.clientWidth > 0);
        const { bottom } = link.getBoundingClientRect();
        const whole = document.createRange();
        whole.selectNodeContents(link);
        const ends = [...whole.getClientRects()].map(({ right }) => right);
        const next = shown[shown.indexOf(link) + 1]?.getBoundingClientRect().left ?? Number.NaN;
        return {
          lines: new Set(tops).size,
          rows: shown.filter((part) => part.getBoundingClientRect().top >= bottom).length,
          overlap: Math.round(Math.max(...ends) - next),
          over: document.documentElement.scrollWidth - window.innerWidth,
        };
      });
      const what = `${name}, ${width} px`;
      expect.soft(lines, `lines of ${what}`).toBeLessThanOrEqual(mostLines);
      expect.soft(rows, `parts of the header below the name, ${what}`).toBe(0);
      expect.soft(overlap, `${what} reaches into what is beside it`).toBeLessThanOrEqual(0);
      expect.soft(over, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
      expect.soft(await cutTexts(page), `${what} cuts text off`).toEqual([]);
    }
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
});
