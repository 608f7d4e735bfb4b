import { expect, type Locator, type Page, test } from "@playwright/test";
import { hydrated, openAlive } from "../support/open-alive";
import { openSlowly } from "../support/open-slowly";

const answers = (page: Page) => page.locator("main details");
const questions = (page: Page) => page.locator("main summary");

/** Places of the open answers in the list. */
const openAnswers = (page: Page) =>
  answers(page).evaluateAll((all) =>
    all.flatMap((details, i) => ((details as HTMLDetailsElement).open ? [i] : [])),
  );
const expectOpen = (page: Page, places: readonly number[]) =>
  expect.poll(() => openAnswers(page)).toEqual(places);

/** The address of an answer on the page. */
const hashOf = async (page: Page, place: number) =>
  `#${await answers(page).nth(place).locator("> [id]").last().getAttribute("id")}`;

/** The page with its scripts running. */
const openPage = (page: Page, hash = "") => openAlive(page, `/sss${hash}`, "main summary");

/** The question stands still below the header. */
async function expectBelowHeader(page: Page, question: Locator): Promise<void> {
  const header = (await page.locator("header").boundingBox())?.height ?? 0;
  const top = async () => (await question.boundingBox())?.y ?? 0;
  await expect(question).toBeInViewport();
  await expect.poll(async () => (await top()) >= header - 1).toBe(true);
}

test("one answer is open at most, and the open one can be closed", async ({ page }) => {
  await openPage(page);
  await expectOpen(page, []);
  await questions(page).nth(1).click();
  await expectOpen(page, [1]);
  await questions(page).nth(0).click();
  await expectOpen(page, [0]);
  await expect(answers(page).nth(0).locator("p")).toBeVisible();
  await questions(page).nth(0).click();
  await expectOpen(page, []);
});

test("it works by keyboard", async ({ page }) => {
  await openPage(page);
  await questions(page).first().focus();
  await page.keyboard.press("Enter");
  await expectOpen(page, [0]);
  await page.keyboard.press("Space");
  await expectOpen(page, []);
  await page.keyboard.press("ArrowDown");
  await expect(questions(page).nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(questions(page).last()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  await expect(questions(page).first()).toBeFocused();
});

test("an answer that the browser opens by itself, as find-in-page does, is the open one", async ({
  page,
}) => {
  await openPage(page);
  await questions(page).nth(1).click();
  await answers(page)
    .nth(0)
    .evaluate((details) => {
      (details as HTMLDetailsElement).open = true;
    });
  await expectOpen(page, [0]);
  await questions(page).nth(0).click();
  await expectOpen(page, []);
});

test("a click that brings no focus, as assistive technology makes it, opens an answer", async ({ page }) => {
  await openPage(page);
  await questions(page)
    .nth(2)
    .evaluate((summary) => (summary as HTMLElement).click());
  await expectOpen(page, [2]);
});

test("a link to a question opens it and shows it below the header", async ({ page }) => {
  await page.goto("/sss");
  const hash = await hashOf(page, 2);
  await openPage(page, hash);
  await expectOpen(page, [2]);
  await expectBelowHeader(page, questions(page).nth(2));
});

test("a link on the page to another question opens that one and shows it below the header", async ({
  page,
}) => {
  await openPage(page);
  await questions(page).nth(1).click();
  const hash = await hashOf(page, 2);
  await page.evaluate((to) => window.location.assign(to), hash);
  await expectOpen(page, [2]);
  await expectBelowHeader(page, questions(page).nth(2));
});

test("what was opened before scripts ran stays open when they do, and goes on from there", async ({
  page,
}) => {
  const { release } = await openSlowly(page, "/sss");
  await questions(page).nth(1).click();
  await expectOpen(page, [1]);
  release();
  await hydrated(page, "main summary");
  await expectOpen(page, [1]);
  await page.keyboard.press("ArrowDown");
  await expect(questions(page).nth(2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectOpen(page, [2]);
});

test("on paper every answer shows", async ({ page }) => {
  await openPage(page);
  await page.emulateMedia({ media: "print" });
  const count = await answers(page).count();
  expect(count).toBeGreaterThan(1);
  for (let i = 0; i < count; i++) {
    expect((await answers(page).nth(i).locator("p").boundingBox())?.height ?? 0).toBeGreaterThan(10);
  }
});

test("every answer is in the HTML and opens without scripts, one at a time", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto("/sss");
  await expect(page.locator("main details p")).toHaveCount(await questions(page).count());
  await questions(page).first().click();
  await expect(page.locator("main details p").first()).toBeVisible();
  await questions(page).nth(1).click();
  await expect(page.locator("main details p").nth(1)).toBeVisible();
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await page.close();
});
