import { expect, type Page, test } from "@playwright/test";

const answers = (page: Page) => page.locator("details");
const open = (page: Page) => page.locator("details[open]");

test("one answer is open at most, and the open one can be closed", async ({ page }) => {
  await page.goto("/sss");
  await expect(answers(page)).toHaveCount(10);
  await expect(open(page)).toHaveCount(0);
  await page.getByText("Protezlerin teslim süresi ne kadar?").click();
  await expect(open(page)).toHaveCount(1);
  await page.getByText("Garanti koşullarınız nelerdir?").click();
  await expect(open(page)).toHaveCount(1);
  await expect(open(page)).toContainText("Garanti koşullarınız nelerdir?");
  await page.getByText("Garanti koşullarınız nelerdir?").click();
  await expect(open(page)).toHaveCount(0);
});

test("it works by keyboard", async ({ page }) => {
  await page.goto("/sss");
  await page.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await expect(answers(page).first()).toHaveAttribute("open", "");
  await page.keyboard.press("Space");
  await expect(answers(page).first()).not.toHaveAttribute("open", "");
});

test("a link to a question opens it and shows it below the header", async ({ page }) => {
  await page.goto("/sss");
  const id = await answers(page).nth(4).locator("[id]").getAttribute("id");
  await page.goto(`/sss#${id}`);
  await expect(answers(page).nth(4)).toHaveAttribute("open", "");
  await expect(answers(page).nth(4).locator("summary")).toBeInViewport();
  const header = (await page.locator("header").boundingBox())?.height ?? 0;
  await expect
    .poll(async () => ((await answers(page).nth(4).locator("summary").boundingBox())?.y ?? 0) >= header - 1)
    .toBe(true);
});

test("every answer is in the HTML and opens without scripts", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto("/sss");
  await expect(page.locator("details p")).toHaveCount(10);
  await page.locator("summary").first().click();
  await expect(page.locator("details p").first()).toBeVisible();
  await page.close();
});
