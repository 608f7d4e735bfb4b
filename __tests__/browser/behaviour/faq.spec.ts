import { expect, type Page, test } from "@playwright/test";
import { questionPages } from "../../support/real-content";
import { expectAccessible } from "../support/accessibility";
import { withMotion } from "../support/devices";
import { framesDrawn } from "../support/frames";
import { movesEnded } from "../support/moves-ended";
import { neededByAll } from "../support/needed";
import { openAlive } from "../support/open-alive";
import { sharePage } from "../support/share-page";
import { loadFonts } from "../support/shifts";

const route = neededByAll(
  questionPages.find(({ openable }) => openable.length > 2)?.route,
  "page of three questions",
);

const answers = (page: Page) => page.locator("main details");
const questions = (page: Page) => page.locator("main summary");

const openAnswers = (page: Page) =>
  answers(page).evaluateAll((all) =>
    all.flatMap((details, i) => ((details as HTMLDetailsElement).open ? [i] : [])),
  );
const expectOpen = (page: Page, places: readonly number[]) =>
  expect.poll(() => openAnswers(page)).toEqual(places);

test("Back restores the open answer", async ({ page }) => {
  await openAlive(page, route, "main summary");
  await questions(page).nth(1).click();
  await expectOpen(page, [1]);
  await page.locator("header a[href='/']").first().click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  await page.goBack();
  await expectOpen(page, [1]);
});

test("keeps at most one answer open", async ({ page }) => {
  await page.goto(route);
  await test.step("a link to an answer", async () => {
    const id = await answers(page).nth(2).locator("> [id]").last().getAttribute("id");
    await openAlive(page, `${route}#${id}`, "main summary");
    await expectOpen(page, [2]);
    const question = questions(page).nth(2);
    await expect(question).toBeInViewport();
    const header = (await page.locator("header").boundingBox())?.height ?? 0;
    await expect.poll(async () => (await question.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(header - 1);
  });
  await questions(page).nth(1).click();
  await expectOpen(page, [1]);
  await questions(page).nth(0).click();
  await expectOpen(page, [0]);
  await expect(answers(page).nth(0).locator("p")).toBeVisible();
  await page.keyboard.press("Space");
  await expectOpen(page, []);
  await page.keyboard.press("ArrowDown");
  await expect(questions(page).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectOpen(page, [1]);
  await expectAccessible(page, { within: "main details[open]" });
  await test.step("opened by find-in-page", async () => {
    await answers(page)
      .nth(0)
      .evaluate((details) => {
        (details as HTMLDetailsElement).open = true;
      });
    await expectOpen(page, [0]);
    await questions(page).nth(0).click();
    await expectOpen(page, []);
  });
  await test.step("prints every answer", async () => {
    await page.emulateMedia({ media: "print" });
    for (const answer of await answers(page).all())
      expect((await answer.locator("p").boundingBox())?.height ?? 0).toBeGreaterThan(10);
  });
});

test.describe("while the answer above closes", () => {
  test.use(withMotion);

  const livePage = sharePage((page) => openAlive(page, route, "main summary"), withMotion.contextOptions);

  /** Opens the first answer and scrolls so that the second question is near the top of the window. */
  async function openFirst(page: Page) {
    // Lines of another height would move the question too.
    await loadFonts(page);
    await page.addStyleTag({ content: "html { scroll-behavior: auto !important }" });
    await questions(page).nth(0).click();
    await expectOpen(page, [0]);
    const next = questions(page).nth(1);
    const top = () => next.evaluate((question) => Math.round(question.getBoundingClientRect().top));
    await movesEnded(page);
    await page.evaluate((by) => window.scrollBy(0, by - 140), await top());
    // A press meets what was drawn last; elsewhere Playwright scrolls and presses again.
    await framesDrawn(page, 2);
    return { next, top, before: await top() };
  }

  test("the clicked question stays where it is", async () => {
    const page = livePage();
    const { next, top, before } = await openFirst(page);
    await next.click();
    await expectOpen(page, [1]);
    await movesEnded(page);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });

  test("a link shows the question it leads to", async () => {
    const page = livePage();
    const { next } = await openFirst(page);
    const id = await answers(page).nth(1).locator("> [id]").last().getAttribute("id");
    await page.evaluate((hash) => {
      location.hash = hash ?? "";
    }, id);
    await expectOpen(page, [1]);
    const header = (await page.locator("header").boundingBox())?.height ?? 0;
    await expect.poll(async () => (await next.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(header - 1);
    await expect(next).toBeInViewport();
  });
});
