import { expect, type Page, test } from "@playwright/test";
import { strings } from "#src/domain/interface-strings.ts";
import { menuGroups, navigation, questionPages, slidesPage } from "../../support/real-content";
import { actFirst, scriptsFailed } from "../support/open-alive";
import { endingWith } from "../support/words";

const [firstCorporate] = navigation.corporate?.links ?? [];
const [firstProduct] = menuGroups.flatMap(({ products }) => products);

async function expectMenu(page: Page, label: string, to = ""): Promise<void> {
  const trigger = page.getByRole("banner").getByRole("button", { name: label });
  const link = page.getByRole("banner").locator(`[role=menuitem][href="${to}"]`);
  await expect(link).toBeHidden();
  await trigger.focus();
  await page.keyboard.press("Enter");
  await link.click();
  await expect(page).toHaveURL(endingWith(to));
}

test.describe("with scripts disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("menus, the mobile menu and answers open", async ({ page }) => {
    const asked = questionPages.find(({ openable }) => openable.length > 1);
    await page.goto(asked?.route ?? "/kvkk");
    if (asked) {
      const answers = page.locator("main details");
      for (const place of [0, 1]) {
        await answers.nth(place).locator("summary").click();
        await expect(answers.nth(place).locator("p").first()).toBeVisible();
      }
      await expect(page.locator("main details[open]")).toHaveCount(1);
    }
    await expectMenu(page, navigation.products.label, firstProduct?.route);
    if (navigation.corporate) await expectMenu(page, navigation.corporate.label, firstCorporate?.to);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator("header summary").click();
    const { label, to } = navigation.home;
    await page
      .getByRole("navigation", { name: strings.mobileMenu })
      .getByRole("link", { name: label })
      .click();
    await expect(page).toHaveURL(endingWith(to));
  });
});

test("menus and slides work when React throws on start", async ({ page }) => {
  await page.route(/\/framework-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("React threw.");' }),
  );
  await page.goto(slidesPage?.route ?? "/kvkk");
  await actFirst(page);
  await scriptsFailed(page);
  for (const slide of await page.locator(`[aria-roledescription="${strings.carousel.slideRole}"]`).all()) {
    await expect(slide).toBeVisible();
    await expect(slide).not.toHaveAttribute("inert");
  }
  await expect(
    page.getByRole("progressbar", { name: strings.carousel.progress, includeHidden: true }),
  ).toBeHidden();
  await expectMenu(page, navigation.products.label, firstProduct?.route);
});
