import { expect, type Page, test } from "@playwright/test";
import { pageKinds } from "../../__tests__/support/real-content";
import { openAlive } from "../support/open-alive";

// The server writes the styles of the page one opens, the browser those of a page one goes to. Both have to look alike.
test.use({ contextOptions: { reducedMotion: "reduce" } });

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
    // What tells of the new page, only when one goes to it; and where a form's status will stand, empty until then.
    const shown = [
      ...main.querySelectorAll(
        "*:not([aria-live], [aria-live] *, [role=status], :has(> [role=status]:only-child))",
      ),
    ];
    return shown.flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const style = getComputedStyle(element);
      // Of margins that are "auto" Chromium tells now the used length, now none: where the element stands says the same.
      const isAuto = (property: string) => /^margin-(?:inline-.*|left|right)$/.test(property);
      const declared = [...style]
        .filter((property) => !isAuto(property))
        .map((property) => `${property}:${style.getPropertyValue(property)}`);
      declared.push(`left:${Math.round(element.getBoundingClientRect().left)}`);
      // What a status says is not known before scripts run.
      const isTold = element.matches("[role=status] *, :has([role=status])");
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
  const [first = "/", ...others] = pageKinds;
  const ends = [...others, first];
  await openAlive(page, first, "[data-dehydrated]");
  expect(await writtenTwice(page)).toEqual([]);
  const browsers = new Map<string, string[]>();
  for (const route of ends) {
    await goWithin(page, route);
    browsers.set(route, await settledLooksOf(page));
  }
  for (const route of ends) {
    await page.goto(route);
    const servers = await settledLooksOf(page);
    expect(servers.length).toBeGreaterThan(10);
    expect.soft(browsers.get(route), route).toEqual(servers);
  }
});
