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

/** The question stands still below the header. */
async function expectBelowHeader(page: Page, question: Locator): Promise<void> {
  const header = (await page.locator("header").boundingBox())?.height ?? 0;
  const top = async () => (await question.boundingBox())?.y ?? 0;
  await expect(question).toBeInViewport();
  await expect.poll(async () => (await top()) >= header - 1).toBe(true);
}

test("one answer is open at most, by mouse, by keyboard, by an address and by what the browser finds", async ({
  page,
}) => {
  await page.goto("/sss");
  const [hash, another] = [await hashOf(page, 2), await hashOf(page, 1)];
  await test.step("a link from elsewhere", async () => {
    await openAlive(page, `/sss${hash}`, "main summary");
    await expectOpen(page, [2]);
    await expectBelowHeader(page, questions(page).nth(2));
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
  await test.step("as find-in-page opens it", async () => {
    await answers(page)
      .nth(0)
      .evaluate((details) => {
        (details as HTMLDetailsElement).open = true;
      });
    await expectOpen(page, [0]);
    await questions(page).nth(0).click();
    await expectOpen(page, []);
  });
  await test.step("a link on the page", async () => {
    await page.evaluate((to) => window.location.assign(to), another);
    await expectOpen(page, [1]);
    await expectBelowHeader(page, questions(page).nth(1));
  });
  await test.step("on paper every answer shows", async () => {
    await page.emulateMedia({ media: "print" });
    for (const answer of await answers(page).all())
      expect((await answer.locator("p").boundingBox())?.height ?? 0).toBeGreaterThan(10);
  });
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

test("every answer opens without scripts, one at a time", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto("/sss");
  await questions(page).first().click();
  await expect(page.locator("main details p").first()).toBeVisible();
  await questions(page).nth(1).click();
  await expect(page.locator("main details p").nth(1)).toBeVisible();
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await page.close();
});
