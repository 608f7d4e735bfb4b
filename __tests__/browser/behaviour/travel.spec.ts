import { expect, type Page, test } from "@playwright/test";
import { products } from "../../support/real-content";
import { withMotion } from "../support/devices";
import { openAlive } from "../support/open-alive";

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

const openRelated = async (page: Page) => {
  await watch(page);
  await openAlive(page, from.route);
  const link = page.getByRole("region").locator("[data-photo] a").first();
  const to = await link.getAttribute("href");
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${to}$`));
};

test("the photograph of a list travels to its product's page", async ({ page }) => {
  await openRelated(page);
  await expect.poll(async () => (await moved(page)).length).toBe(1);
  expect((await moved(page))[0]).toBeGreaterThan(0);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("pages change at once", async ({ page }) => {
    await openRelated(page);
    expect(await moved(page)).toEqual([]);
  });
});
