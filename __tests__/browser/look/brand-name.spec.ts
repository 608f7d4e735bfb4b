import { css } from "@emotion/react";
import { expect, type Page, test } from "@playwright/test";
import { brandStyle, nameStyle } from "../../../src/layout/brand";
import { system } from "../../../src/theme/system";
import { receivedRoute } from "../../support/real-content";
import { cutTexts } from "../support/cut-texts";
import { openAlive } from "../support/open-alive";

// The content check limits the characters of a name; this tests that the header has room for as many.

/** Names of the maximum length: of many words, and of one word that breaks. */
const names = [
  "Anadolu Yıldız Diş Protez Atölyesi",
  "Muvaffakiyetlilerimizdenmişçesine Protez",
  "Doğu Akdeniz Hassas Ağız ve Diş Protezleri Üretim Laboratuvarı",
];

/** Height of the header without the name. */
const mostLines = 4;

/** Replaces the site's name, with the styles a page with this name is built with. */
async function rename(page: Page, name: string) {
  const [place, own] = [brandStyle, nameStyle(name)].map((style) => css(system.css(style)).styles);
  const style = await page.addStyleTag({ content: `.place{${place}}.name{${own}}` });
  await page.locator("header a[href='/'][aria-label]").evaluate((link, text) => {
    const said = link.querySelector(":scope > span > span");
    if (!said) throw new Error("The brand has no name.");
    link.setAttribute("class", "place");
    said.setAttribute("class", "name");
    said.textContent = text;
  }, name);
  return style;
}

/** Lines of the name, and its overlap with the next element of the header. */
const measure = (page: Page) =>
  page.locator("header a.place").evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link.querySelector(".name") ?? link);
    const boxes = [...range.getClientRects()];
    const shown = [...(link.parentElement?.children ?? [])].filter((part) => part.clientWidth > 0);
    const next = shown[shown.indexOf(link) + 1]?.getBoundingClientRect().left ?? Number.NaN;
    return {
      lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
      overlap: Math.round(Math.max(...boxes.map(({ right }) => right)) - next),
    };
  });

test("the header holds long names", async ({ page }) => {
  // A page with little besides the header.
  await openAlive(page, receivedRoute);
  await page.evaluate(() => document.fonts.ready);
  for (const name of names) {
    const style = await rename(page, name);
    for (const width of [320, 768, 1000, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const what = `${name} at ${width} px`;
      // Reactions to the window's size may take some frames.
      await expect.poll(async () => (await measure(page)).overlap, what).toBeLessThanOrEqual(0);
      expect((await measure(page)).lines, what).toBeLessThanOrEqual(mostLines);
      expect(await cutTexts(page), what).toEqual([]);
    }
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
});
