import { expect, type Page, test } from "@playwright/test";
import { strings } from "#src/domain/interface-strings.ts";
import { cutProduct as cut } from "../../support/real-content";
import { phone, withMotion } from "../support/devices";
import { needed } from "../support/needed";
import { openAlive } from "../support/open-alive";
import { sharePage } from "../support/share-page";
import { startingWith } from "../support/words";

test.skip(!cut?.layers, "the home page opens on no cut");

const layers = (cut?.layers?.items ?? []).flatMap(({ place, ...layer }) =>
  place ? [{ ...layer, ...place }] : [],
);
const rest = cut?.layers?.line ?? 0;

const stage = (page: Page) =>
  page
    .getByRole("group", { name: cut?.layers?.title ?? "" })
    .first()
    .locator("..");
/** Radio buttons of the layers, hydrated with the picture. */
const radios = "main [type=radio][name=tabaka]";

/** Position of the line, in percent of the picture's width. */
const lineIn = (page: Page) =>
  stage(page).evaluate((box) => {
    const [all, cut] = [box, box.querySelector(":scope > div")].map((part) => part?.getBoundingClientRect());
    return all && cut ? ((cut.right - all.left) / all.width) * 100 : -1;
  });

const paled = (page: Page) =>
  stage(page)
    .locator("svg")
    .evaluateAll((drawings) =>
      drawings.map(
        (drawing) => Number(getComputedStyle(drawing.querySelector("use") ?? drawing).fillOpacity) > 0,
      ),
    );

const rangeOf = (page: Page) => page.getByRole("slider", { name: strings.cutaway.line });

/** Drags the handle to a position, in percent of the picture's width. */
async function pull(page: Page, to: number): Promise<void> {
  const [box, range] = [await stage(page).boundingBox(), await rangeOf(page).boundingBox()];
  if (!box || !range) throw new Error("The picture is not shown.");
  const level = range.y + range.height - 22;
  await page.mouse.move(box.x + (box.width * (await lineIn(page))) / 100, level);
  await page.mouse.down();
  await page.mouse.move(box.x + (box.width * to) / 100, level, { steps: 4 });
  await page.mouse.up();
}

test.describe("on one page", () => {
  const livePage = sharePage(async (page) => {
    await openAlive(page, "/", radios);
    await rangeOf(page).waitFor();
  });

  test("no layer's name is under the line at rest", async () => {
    const page = livePage();
    for (const width of [390, 768, 1920, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => lineIn(page)).toBeCloseTo(rest, 0);
      const [line, ...names] = await stage(page)
        .locator("> div, label")
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
      for (const right of names) expect(right).toBeLessThan(needed(line, "line"));
    }
  });

  test("a dragged line names the innermost layer it uncovers", async () => {
    const page = livePage();
    for (const { point } of layers) {
      await pull(page, point.x + 0.2);
      await expect.poll(async () => Math.abs((await lineIn(page)) - point.x)).toBeLessThan(0.5);
      const line = Number(await rangeOf(page).inputValue());
      const uncovered = layers.findLast((layer) => layer.point.x <= line);
      await expect(rangeOf(page)).toHaveAttribute(
        "aria-valuetext",
        startingWith(uncovered?.title ?? strings.cutaway.closed),
      );
    }
  });

  test("no leader line leads to a covered layer", async () => {
    const page = livePage();
    await rangeOf(page).press("Home");
    const drawings = stage(page).locator("svg:has(path + path)");
    await expect(drawings).toHaveCount(layers.length);
    for (const drawing of await drawings.all()) await expect(drawing).toHaveCSS("opacity", "0");
  });

  test("a chosen layer lights up in an open cut", async () => {
    const page = livePage();
    await pull(page, needed(layers[0], "layer").point.x);
    for (const [i, layer] of layers.entries()) {
      await stage(page).getByText(layer.title, { exact: true }).click();
      await expect.poll(() => lineIn(page)).toBeCloseTo(rest, 0);
      await expect.poll(() => paled(page)).toEqual(layers.map((_, other) => other !== i));
    }
  });
});

test.describe("on a phone", () => {
  test.use(phone);

  const livePage = sharePage(async (page) => {
    await openAlive(page, "/", radios);
    await rangeOf(page).waitFor();
  }, phone);

  test("a swipe over the picture scrolls and leaves the cut", async () => {
    const page = livePage();
    await stage(page).evaluate((box) => box.scrollIntoView({ block: "center", behavior: "instant" }));
    const frame = needed((await stage(page).locator("..").boundingBox()) ?? undefined, "picture");
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    for (const share of [0.3, 0.5, 0.7]) {
      const before = await page.evaluate(() => window.scrollY);
      const [x, y] = [frame.x + frame.width * share, frame.y + frame.height / 3];
      await touch("touchStart", [{ x, y }]);
      for (let moved = 20; moved <= 120; moved += 20) await touch("touchMove", [{ x, y: y - moved }]);
      await touch("touchEnd", []);
      await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
      expect(await lineIn(page)).toBeCloseTo(rest, 0);
      expect(await paled(page)).toEqual(layers.map(() => false));
      await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), before);
    }
  });

  test("the handle of the shut cut touches no name", async () => {
    const page = livePage();
    await rangeOf(page).press("Home");
    for (const width of [360, 414, 390]) {
      await page.setViewportSize({ ...phone.viewport, width });
      const touched = await rangeOf(page).evaluate((range) => {
        // The handle is at the left end of the range, which is as high.
        const { left, top, bottom, height } = range.getBoundingClientRect();
        const air = 8;
        return [...(range.parentElement?.querySelectorAll("label > *") ?? [])].flatMap((part) => {
          const box = part.getBoundingClientRect();
          const beside = box.right + air < left || box.left - air > left + height;
          const apart = box.bottom + air < top || box.top - air > bottom;
          return beside || apart ? [] : [part.parentElement?.textContent];
        });
      });
      expect.soft(touched, `at ${width} px`).toEqual([]);
    }
    await rangeOf(page).press("End");
  });

  test("measures below the picture light their layers", async () => {
    const page = livePage();
    const [first, second] = layers;
    const { title } = needed(second ?? first, "layer");
    await page.locator("label:not(:has(input))").getByText(title, { exact: true }).first().click();
    await expect(
      stage(page)
        .getByRole("radio")
        .nth(second ? 1 : 0),
    ).toBeChecked();
  });
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("the opening animation ends within two seconds at the resting line", async ({ page }) => {
    await page.goto("/");
    const end = await stage(page).evaluate((box) =>
      Math.max(
        ...box
          .getAnimations({ subtree: true })
          .map((move) => Number(move.effect?.getComputedTiming().endTime)),
      ),
    );
    expect(end).toBeLessThanOrEqual(2000);
    await rangeOf(page).waitFor();
    expect(await lineIn(page)).toBeCloseTo(rest, 0);
  });

  test("a product's picture opens once half of it is in view", async ({ page }) => {
    await openAlive(page, needed(cut, "product").route, radios);
    await expect(stage(page)).toHaveAttribute("data-closed");
    await stage(page).evaluate((frame) => {
      const { top, height } = frame.getBoundingClientRect();
      window.scrollTo({ top: top + window.scrollY + height / 3 - window.innerHeight, behavior: "instant" });
    });
    await expect(stage(page)).toHaveAttribute("data-closed");
    await page.mouse.wheel(0, 400);
    await expect(stage(page)).not.toHaveAttribute("data-closed");
    await expect.poll(() => lineIn(page)).toBeCloseTo(rest, 0);
  });
});

test.describe("without scripts and with reduced motion", () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

  test("the line rests while a chosen layer lights up", async ({ page }) => {
    await page.goto("/");
    expect(await lineIn(page)).toBeCloseTo(rest, 0);
    for (const [i, layer] of layers.entries()) {
      await stage(page).getByText(layer.title, { exact: true }).click();
      expect(await lineIn(page)).toBeCloseTo(rest, 0);
      await expect.poll(() => paled(page)).toEqual(layers.map((_, other) => other !== i));
    }
  });
});

test("without container queries, cut picture and heading keep their size", async ({ page }) => {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace(/(?<=\d)cq(?=[hiw]\b)|(?<=@)container/g, "unknown");
    await route.fulfill({ response, body: text });
  });
  await page.goto("/");
  const box = page.locator("main fieldset").first().locator("..");
  const frame = await box.locator("..").boundingBox();
  expect(frame?.height).toBeGreaterThan(300);
  for (const picture of await box.locator("img").all())
    await expect
      .poll(() => picture.boundingBox())
      .toMatchObject({ height: frame?.height, width: frame?.width });
  const sizes = await page
    .locator("h1, h1 *")
    .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
  expect(Math.max(...sizes)).toBeGreaterThan(48);
});
