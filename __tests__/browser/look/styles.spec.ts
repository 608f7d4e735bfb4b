import { expect, type Page, test } from "@playwright/test";
import { openAlive } from "../support/open-alive";
import { fullest, templates } from "../support/templates";

// The server writes the styles of the page one opens, the browser those of a page one goes to. Both have to look alike.

/**
 * Every element in sight of the page's main part, in order: its name, its first words, and a hash of all its computed
 * styles.
 */
const looksOf = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const hash = (text: string) => {
      let sum = 5381;
      for (let i = 0; i < text.length; i++) sum = (sum * 33 + text.charCodeAt(i)) | 0;
      return sum;
    };
    // What tells of the new page, only when one goes to it; and what a status says, which is not known before scripts run.
    const shown = [
      ...main.querySelectorAll(
        "*:not([data-autostart=later], [data-autostart=later] *, :has(> [type=range]), [type=range], [aria-live], [aria-live] *, [role=status], [role=status] *, :has(> [role=status]:only-child))",
      ),
    ];
    return shown.flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const style = getComputedStyle(element);
      // Of margins that are "auto" Chromium tells now the used length, now none: where the element stands says the same.
      const isAuto = (property: string) => /^margin-(?:inline-.*|left|right)$/.test(property);
      // Emotion adds old names of properties in the browser only, where nothing heeds them.
      const isPrefix = (property: string) => property.startsWith("-webkit-box-");
      const declared = [...style]
        .filter((property) => !isAuto(property) && !isPrefix(property))
        .map((property) => `${property}:${style.getPropertyValue(property)}`);
      declared.push(`left:${Math.round(element.getBoundingClientRect().left)}`);
      const isTold = element.matches(":has([role=status])");
      const words = isTold ? "" : (element.textContent?.slice(0, 30) ?? "");
      return [`${element.tagName} ${words} ${hash(declared.join(";"))}`];
    });
  });

/** How the page looks once nothing changes any more: what is made in the browser may say something a moment later. */
async function settledLooksOf(page: Page): Promise<string[]> {
  let looks: string[] = [];
  await expect(async () => {
    const before = looks;
    looks = await looksOf(page);
    expect(looks).toEqual(before);
  }).toPass();
  return looks;
}

/** Goes to a page of the site as the browser's own back and forward do: without loading a document. */
async function goWithin(page: Page, route: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  await heading.evaluate((element) => element.setAttribute("data-old", ""));
  await page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, route);
  await expect(page.locator("h1:not([data-old])")).toBeVisible();
}

/** Selectors of Emotion's that stand in more than one block of styles: what the server wrote, written again. */
const writtenTwice = (page: Page) =>
  page.evaluate(() => {
    const blocks = [...document.styleSheets].map(
      ({ cssRules }) =>
        new Set([...cssRules].flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : []))),
    );
    const all = blocks.flatMap((block) => [...block].filter((selector) => selector.startsWith(".css-")));
    return all.filter((selector, i) => all.indexOf(selector) !== i);
  });

test("pages that the browser makes have the styles of those that the server makes", async ({ page }) => {
  const ends = [fullest.route, "/"];
  await openAlive(page, "/kvkk", "main section > *, footer > *");
  expect(await writtenTwice(page)).toEqual([]);
  await expect(page.locator('style[data-emotion^="css-global"]')).toHaveCount(1);
  const browsers = new Map<string, string[]>();
  for (const route of ends) {
    await goWithin(page, route);
    const looks = await settledLooksOf(page);
    expect(looks.length).toBeGreaterThan(10);
    browsers.set(route, looks);
  }
  for (const route of ends) {
    await page.goto(route);
    await expect.poll(() => looksOf(page), { message: route }).toEqual(browsers.get(route));
  }
});

/** Declarations in a page's styles that the browser does not know: a misspelt property, the name of no token. */
const unknownDeclarations = (page: Page) =>
  page.evaluate(() => {
    const css = [...document.querySelectorAll("style[data-emotion]")]
      .map((style) => style.textContent)
      .join("")
      // What registers a property or turns movements between pages on declares no style.
      .replace(/@(?:property|view-transition)[^{]*\{[^}]*\}/g, "");
    const declarations = [...css.matchAll(/[;{]([\w-]+):([^;{}]*)(?=[;}])/g)].map(
      ([, name = "", value = ""]) => ({
        name,
        value: value.replace("!important", ""),
      }),
    );
    const unknown = declarations.filter(({ name, value }) => !CSS.supports(name, value));
    return {
      count: declarations.length,
      unknown: [...new Set(unknown.map(({ name, value }) => `${name}: ${value}`))],
    };
  });

test("the browser knows every style that a page sets", async ({ page }) => {
  for (const route of templates) {
    await page.goto(route);
    const { count, unknown } = await unknownDeclarations(page);
    expect(count).toBeGreaterThan(500);
    expect.soft(unknown, route).toEqual([]);
  }
});
