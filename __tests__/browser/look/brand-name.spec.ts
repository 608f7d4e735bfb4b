import { resolve } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { shortNames } from "#src/build/class-names.ts";
import { receivedRoute } from "../../support/real-content";
import { cutTexts } from "../support/cut-texts";
import { framesDrawn } from "../support/frames";
import { openAlive } from "../support/open-alive";

// The content check limits the characters of a name; this tests that the header has room for as many.

/** A subtitle of the maximum length, and its classes in `brand.module.css`. */
const longest = { subtitle: "Sabit ve Hareketli Diş Protez Atölyeleri", below: ["subtitle", "wide"] };

/** A short name, and names of the maximum lengths of their classes in `brand.module.css`: of many words, and of one that breaks. */
const names = [
  { name: "Ark", size: "name", subtitle: "Protez Laboratuvarı", below: ["subtitle"] },
  { name: "Anadolu Yıldız Diş Protez Atölyesi", size: "longer", ...longest },
  { name: "Muvaffakiyetlilerimizdenmişçesine Protez", size: "longer", ...longest },
  { name: "Doğu Akdeniz Hassas Ağız ve Diş Protezleri Üretim Atölyeleri", size: "longest", ...longest },
];

const mostLines = 4;

/** Least distance in pixels of the texts from the header's edges. */
const leastMargin = 2;

const { nameOf } = shortNames("src");

/** Classes of the built `brand.module.css`. */
const classes = (...names: string[]) =>
  names.map((name) => nameOf(resolve("src/layout/brand.module.css"), name)).join(" ");

/** Replaces the site's name and subtitle, with the classes a page with this name is built with. */
async function rename(page: Page, { name, size, subtitle, below }: (typeof names)[number]) {
  const texts = {
    name,
    own: `name ${classes("name", size)}`,
    subtitle,
    below: classes(...below),
  };
  await page.locator("header a[href='/'][aria-label]").evaluate((link, shown) => {
    const [said, line] = link.querySelectorAll(":scope > span > span");
    if (!said || !line) throw new Error("The brand has no name.");
    link.classList.add("place");
    said.setAttribute("class", shown.own);
    said.textContent = shown.name;
    line.setAttribute("class", shown.below);
    line.textContent = shown.subtitle;
  }, texts);
}

/** Height of the header, and in it: lines of the name, its overlap with the next element, the texts' distance from the edges. */
const measure = (page: Page) =>
  page.locator("header a.place").evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link.querySelector(".name") ?? link);
    const boxes = [...range.getClientRects()];
    const shown = [...(link.parentElement?.children ?? [])].filter((part) => part.clientWidth > 0);
    const header = link.closest("header")?.getBoundingClientRect() ?? new DOMRect();
    const texts = [...link.querySelectorAll("span > span")]
      .map((text) => text.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    const edges = texts.flatMap(({ top, bottom }) => [top - header.top, header.bottom - bottom]);
    const next = shown[shown.indexOf(link) + 1]?.getBoundingClientRect().left ?? Number.NaN;
    return {
      height: header.height,
      margin: Math.min(...edges),
      lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
      overlap: Math.round(Math.max(...boxes.map(({ right }) => right)) - next),
    };
  });

test("the header holds long names", async ({ page }) => {
  // A page with little besides the header.
  await openAlive(page, receivedRoute);
  await page.evaluate(() => document.fonts.ready);
  const heights = new Map<number, number>();
  for (const brand of names) {
    await rename(page, brand);
    for (const width of [320, 360, 500, 768, 1000, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const what = `${brand.name} at ${width} px`;
      // Reactions to the window's size may take some frames.
      await framesDrawn(page, 2);
      await expect.poll(async () => (await measure(page)).overlap, what).toBeLessThanOrEqual(0);
      const height = async () => (await measure(page)).height;
      const own = heights.get(width) ?? (await height());
      heights.set(width, own);
      await expect.poll(height, `${what}: bars below the header rest on its height`).toBe(own);
      const { lines, margin } = await measure(page);
      expect(lines, what).toBeLessThanOrEqual(mostLines);
      expect(margin, what).toBeGreaterThanOrEqual(leastMargin);
      expect(await cutTexts(page), what).toEqual([]);
      const isShown = await page.locator("header a.place").getByText(brand.subtitle).isVisible();
      // Hidden on the narrowest phones, and where two long texts would be higher than the header.
      expect(isShown, `the subtitle of ${what}`).toBe(width >= (brand.below.includes("wide") ? 768 : 360));
    }
  }
});
