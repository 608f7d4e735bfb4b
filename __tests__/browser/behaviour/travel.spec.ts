import { expect, type Page, test } from "@playwright/test";
import { products } from "../../support/real-content";
import { withMotion } from "../support/devices";
import { openAlive } from "../support/open-alive";
import { endingWith } from "../support/words";

test.use(withMotion);

const [from] = products.filter(({ image }) => image);
if (!from) throw new Error("No product has a photograph.");

/** Notes, for each movement to another page, how much of it is the photograph's. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition;
    document.startViewTransition = (change) => {
      const transition = start.call(document, change);
      transition.ready.then(
        () => {
          const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
          moved.push(effects.filter(({ pseudoElement }) => pseudoElement?.includes("(photo)")).length);
        },
        () => moved.push(-1),
      );
      return transition;
    };
  });

const moved = (page: Page): Promise<number[]> => page.evaluate(() => Reflect.get(window, "moved"));

test("a link within the site carries its photograph along and is announced by the next page's title, and under reduced motion pages change at once", async ({
  page,
}) => {
  const followRelated = async () => {
    const link = page.getByRole("region").locator("[data-photo] a").first();
    const to = await link.getAttribute("href");
    await link.click();
    await expect(page).toHaveURL(endingWith(to ?? ""));
  };
  const voices = page.locator("[aria-live=assertive]:not(:empty)");
  // Gatsby takes the old title away some time before the new one is there.
  const saysNewTitle = async (before: string) => {
    const title = await page.title();
    return !["", before].includes(title) && (await voices.allTextContents()).join() === title;
  };
  await watch(page);
  await openAlive(page, from.route);
  await expect(voices).toHaveCount(0);
  const before = await page.title();
  await followRelated();
  await expect.poll(async () => (await moved(page)).length).toBe(1);
  expect((await moved(page))[0]).toBeGreaterThan(0);
  await test.step("once, and by one voice", async () => {
    await expect.poll(() => saysNewTitle(before)).toBe(true);
    await expect(page.locator("#gatsby-announcer")).toHaveAttribute("aria-live", "off");
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const second = await page.title();
  await followRelated();
  await expect.poll(() => saysNewTitle(second)).toBe(true);
  expect(await moved(page)).toHaveLength(1);
});
