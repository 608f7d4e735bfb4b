import { expect, type Page, test } from "@playwright/test";
import { navigation, products } from "../../__tests__/support/real-content";
import { openAlive } from "../support/open-alive";

const measured = products.find(({ callouts }) => callouts);
if (!measured) throw new Error("No product has measuring lines.");
const { route } = measured;

const cardPicture = (page: Page) => page.locator("#katalog [data-card]").nth(1).locator("picture img");

/** How large a picture is shown. */
const scaleOf = (page: Page) =>
  cardPicture(page).evaluate((element) => Number(getComputedStyle(element).scale.replace("none", "1")));

/** The end of a measuring line on the photograph, in the picture's own pixels. */
const lineEnd = (page: Page) =>
  page
    .locator("main figure svg line")
    .first()
    .evaluate((line) => `${line.getAttribute("x2")} ${line.getAttribute("y2")}`);

/** From now on notes in every frame where the measuring line ends; the answer tells what was seen, in order. */
async function watchLineEnds(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const ends: string[] = [];
    const note = () => {
      const line = document.querySelector("main figure svg line");
      const end = line && `${line.getAttribute("x2")} ${line.getAttribute("y2")}`;
      if (end && end !== ends.at(-1)) ends.push(end);
      requestAnimationFrame(note);
    };
    note();
    return ends;
  });
  return () => seen.evaluate((ends) => [...ends]);
}

/** From a page that has no measuring line of its own. */
async function followFromMenu(page: Page) {
  await page.getByRole("button", { name: navigation.products.label }).click();
  await page.locator(`header a[role=menuitem][href="${route}"]`).click();
  await expect(page.getByRole("heading", { level: 1, name: measured?.name })).toBeVisible();
}

test("a card's picture comes nearer under the mouse and goes back", async ({ page }) => {
  await openAlive(page, "/", "#katalog button");
  await cardPicture(page).scrollIntoViewIfNeeded();
  expect(await scaleOf(page)).toBe(1);
  await cardPicture(page).hover();
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1.025, 3);
  await page.mouse.move(2, 2);
  await expect.poll(() => scaleOf(page)).toBe(1);
});

test("the first page stands as it came; on a page one goes to, the measuring line runs out", async ({
  page,
}) => {
  await page.goto(route);
  const end = await lineEnd(page);
  await openAlive(page, route);
  expect(await lineEnd(page)).toBe(end);
  await openAlive(page, "/iletisim");
  const seenEnds = await watchLineEnds(page);
  await followFromMenu(page);
  await expect.poll(() => lineEnd(page)).toBe(end);
  expect((await seenEnds()).length).toBeGreaterThan(1);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves", async ({ page }) => {
    await openAlive(page, "/", "#katalog button");
    await cardPicture(page).hover();
    const moving = await page.evaluate(async () => {
      // A transition begins in the frame after its cause.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return document.getAnimations().length;
    });
    expect(moving).toBe(0);
    expect(await scaleOf(page)).toBe(1);

    await openAlive(page, "/iletisim");
    const seenEnds = await watchLineEnds(page);
    await followFromMenu(page);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await seenEnds()).toEqual([await lineEnd(page)]);
  });
});
