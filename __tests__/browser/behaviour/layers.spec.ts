import { expect, type Page, test } from "@playwright/test";
import { strings } from "../../../src/lib/interface-strings";
import { home, products } from "../../support/real-content";
import { withMotion } from "../support/devices";
import { openAlive, showIntent } from "../support/open-alive";
import { startingWith } from "../support/words";

test.use(withMotion);

const cut = products.find(({ slug }) => slug === home.hero.layersOf);
test.skip(!cut?.layers, "the home page opens on no cut");

const layers = (cut?.layers?.items ?? []).flatMap(({ place, ...layer }) =>
  place ? [{ ...layer, ...place }] : [],
);
const rest = cut?.layers?.line ?? 0;

const stage = (page: Page) => page.locator("[data-cutaway] > div").first();

/** Where the line stands, in percent of the picture's width. */
const lineIn = (page: Page) =>
  stage(page).evaluate((box) => {
    const [all, line] = [box, box.querySelector(":scope > i")].map((part) => part?.getBoundingClientRect());
    return all && line ? ((line.left + 1 - all.left) / all.width) * 100 : -1;
  });

/** Which layers are paler than the picture. */
const paled = (page: Page) =>
  stage(page)
    .locator("svg")
    .evaluateAll((drawings) =>
      drawings.map(
        (drawing) => Number(getComputedStyle(drawing.querySelector("use") ?? drawing).fillOpacity) > 0,
      ),
    );

test("the range comes where the line stands, once the page has opened the picture", async ({ page }) => {
  await page.goto("/");
  await showIntent(page);
  await stage(page).locator("[type=range]").waitFor();
  expect(await lineIn(page)).toBeCloseTo(rest, 0);
});

test("the line is drawn by keys and by hand, says what it has reached, and a layer's choice takes it back", async ({
  page,
}) => {
  await openAlive(page, "/", "[data-cutaway] input");
  const range = page.getByRole("slider", { name: strings.cutaway.line });
  await expect.poll(() => lineIn(page)).toBeCloseTo(rest, 0);
  await range.focus();
  await page.keyboard.press("Home");
  await expect(range).toHaveAttribute("aria-valuetext", strings.cutaway.closed);
  await expect.poll(() => lineIn(page)).toBeCloseTo(0, 0);
  await page.keyboard.press("End");
  const last = layers.at(-1);
  if (!last) throw new Error("There are no layers.");
  await expect(range).toHaveAttribute("aria-valuetext", startingWith(last.title));
  await expect(stage(page).getByRole("radio", { name: last.title })).toBeChecked();
  await expect.poll(() => lineIn(page)).toBeCloseTo(100, 0);

  const box = await stage(page).boundingBox();
  const knob = await range.boundingBox();
  if (!box || !knob) throw new Error("The picture is not shown.");
  const at = (share: number) => box.x + box.width * share;
  const height = knob.y + knob.height - 20;
  await page.mouse.move(at(rest / 100), height);
  await page.mouse.down();
  for (const wanted of [50, 55, 60]) {
    await page.mouse.move(at(wanted / 100), height);
    await expect.poll(async () => Math.abs((await lineIn(page)) - wanted)).toBeLessThan(1.5);
  }
  await page.mouse.up();
  const [first] = layers;
  if (!first) throw new Error("There are no layers.");
  await stage(page).getByText(first.title, { exact: true }).click();
  await expect.poll(() => lineIn(page)).toBeCloseTo(first.line, 0);
  await expect(range).toHaveAttribute("aria-valuetext", startingWith(first.title));
});

test.describe("without scripts and with reduced motion", () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

  test("the line stands still however far one scrolls, goes to the layer that is chosen, and that one alone keeps its colour", async ({
    page,
  }) => {
    await page.goto("/");
    expect(await lineIn(page)).toBeCloseTo(rest, 0);
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    expect(await lineIn(page)).toBeCloseTo(rest, 0);
    for (const [i, layer] of layers.entries()) {
      await stage(page).getByText(layer.title, { exact: true }).click();
      await expect.poll(() => lineIn(page)).toBeCloseTo(layer.line, 0);
      await expect.poll(() => paled(page)).toEqual(layers.map((_, other) => other !== i));
    }
  });
});
