import { expect, type Page, test } from "@playwright/test";
import { strings } from "../../../src/lib/interface-strings";
import { factsOf, fill, home, products } from "../../support/real-content";
import { withMotion } from "../support/devices";
import { openAlive } from "../support/open-alive";

test.use(withMotion);

const cut = products.find(({ slug }) => slug === home.hero.layersOf);
test.skip(!cut?.layers, "the home page opens on no cut");

const layers = (cut?.layers?.items ?? []).flatMap(({ place, ...layer }) =>
  place ? [{ ...layer, ...place }] : [],
);
const rest = cut?.layers?.line ?? 0;
/** As screen readers hear a layer. */
const said = ({ title, description }: { title: string; description?: string }) =>
  description ? `${title}: ${fill(description, cut && factsOf(cut))}` : title;

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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a layer that is chosen is where the line goes, and alone keeps its colour", async ({ page }) => {
    await page.goto("/");
    for (const [i, layer] of layers.entries()) {
      await stage(page).getByText(layer.title, { exact: true }).click();
      await expect.poll(() => lineIn(page)).toBeCloseTo(layer.line, 0);
      await expect.poll(() => paled(page)).toEqual(layers.map((_, other) => other !== i));
    }
  });
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
  await expect(range).toHaveAttribute("aria-valuetext", said(last));
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
  await expect(range).toHaveAttribute("aria-valuetext", said(first));
  await range.press("End");
  await expect.poll(() => lineIn(page)).toBeCloseTo(100, 1);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the line stands still however far one scrolls, and what is measured is as long as the content says", async ({
    page,
  }) => {
    await page.goto("/");
    expect(await lineIn(page)).toBeCloseTo(rest, 0);
    const box = await stage(page).boundingBox();
    const measured = layers.flatMap((layer, i) => (layer.span ? [{ i, span: layer.span }] : []));
    for (const { i, span } of measured) {
      const mark = await stage(page).locator("svg").nth(i).locator("path").last().boundingBox();
      if (!box || !mark) throw new Error("There is no mark.");
      expect(((mark.x - box.x) / box.width) * 100).toBeCloseTo(span.from, 0);
      expect(((mark.x + mark.width - box.x) / box.width) * 100).toBeCloseTo(span.to, 0);
    }
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
    await page.waitForFunction(() => window.scrollY > 300);
    expect(await lineIn(page)).toBeCloseTo(rest, 0);
  });
});
