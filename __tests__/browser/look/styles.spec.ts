import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { pageFiles } from "../../site/built-site";
import { openAlive } from "../support/open-alive";
import { fullest } from "../support/templates";

/**
 * Position, font and colours of every element in main, without elements that need scripts, which appear later
 * on an opened page.
 */
const looksOf = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const late =
      "[data-needs-script], [data-needs-script] *, [data-axis], [data-axis] *, :has(> [type=range]), [type=range], [aria-live], [aria-live] *, :has(> [role=status]:only-child), [role=status], [role=status] *";
    return [...main.querySelectorAll(`*:not(${late})`)].flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const { left, width } = element.getBoundingClientRect();
      const { color, backgroundColor, fontFamily, fontSize, fontWeight, padding, border } =
        getComputedStyle(element);
      const place = `${Math.round(left)}–${Math.round(left + width)}`;
      const font = `${fontFamily} ${fontSize} ${fontWeight}`;
      return [[element.tagName, place, color, backgroundColor, font, padding, border].join(" ")];
    });
  });

test("a page looks the same after navigation and when opened", async ({ page }) => {
  await openAlive(page, "/kvkk", "main section > *, footer > *");
  await page.evaluate((path) => {
    document.querySelector("h1")?.setAttribute("data-old", "");
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, fullest.route);
  await expect(page.locator("h1:not([data-old])")).toBeVisible();
  // Its sections arrive each for itself.
  await page.waitForLoadState("networkidle");
  let made: string[] = [];
  await expect(async () => {
    const before = made;
    made = await looksOf(page);
    expect(made).toEqual(before);
  }).toPass();
  expect(made.length).toBeGreaterThan(10);

  await page.goto(fullest.route);
  await expect.poll(() => looksOf(page)).toEqual(made);
});

test("the browser supports every declared style", async ({ page }) => {
  const styles = pageFiles().flatMap(({ file }) => [
    ...readFileSync(file, "utf8").matchAll(/<style data-href[^>]*>([^<]*)/g),
  ]);
  const css = [...new Set(styles.map(([, text = ""]) => text))]
    .join("")
    // Rules that register properties or enable view transitions contain no styles.
    .replace(/@(?:property|view-transition)[^{]*\{[^}]*\}/g, "")
    // Of other browsers.
    .replace(/(?<=[;{])-(?:moz|webkit|ms)-[^;}]*;?/g, "");
  const declarations = new Set(
    [...css.matchAll(/[;{]([\w-]+:[^;{}]*)(?=[;}])/g)].map(([, text = ""]) => text.replace("!important", "")),
  );
  expect(declarations.size).toBeGreaterThan(500);
  const unknown = await page.evaluate(
    (all) => all.filter((declaration) => !CSS.supports(declaration)),
    [...declarations],
  );
  expect(unknown).toEqual([]);
});
