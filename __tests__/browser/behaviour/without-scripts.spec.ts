import { expect, type Page, test } from "@playwright/test";
import { mailUrl, telephoneUrl } from "../../../src/lib/contact-links";
import { strings } from "../../../src/lib/interface-strings";
import { withoutLinks } from "../../../src/lib/text-links";
import { faq, home, menuGroups, navigation, site } from "../../support/real-content";
import { phone } from "../support/devices";
import { blockLazyScripts, openWithFailing, scriptFailures } from "../support/fail-scripts";
import { needed } from "../support/needed";
import { hydrated, showIntent } from "../support/open-alive";
import { endingWith } from "../support/words";

type Open = (page: Page, path: string) => Promise<void>;

const [firstCorporate] = navigation.corporate?.links ?? [];
const [firstProduct] = menuGroups.flatMap(({ products }) => products);

/** One question after the other opens; the browser itself does this. */
async function expectAnswers(page: Page): Promise<void> {
  for (const { question, answer } of needed(faq, "page of questions").questions.items.slice(0, 2)) {
    await page.locator("summary", { hasText: question }).click();
    await expect(page.getByText(withoutLinks(answer), { exact: true })).toBeVisible();
    await expect(page.locator("main details[open]")).toHaveCount(1);
  }
}

/** A menu of the header opens at its button, and its link leads on. */
async function expectMenu(page: Page, label: string, to = ""): Promise<void> {
  const trigger = page.getByRole("banner").getByRole("button", { name: label });
  const link = page.locator(`[data-header-menu] a[href="${to}"]`);
  await expect(link).toBeHidden();
  await trigger.focus();
  await page.keyboard.press("Enter");
  await link.click();
  await expect(page).toHaveURL(endingWith(to));
}

/** Links of header, page and footer lead to pages, and those to people have their addresses. */
async function expectLinks(page: Page, open: Open): Promise<void> {
  const links: readonly (readonly [within: string, to: string])[] = [
    ["header", navigation.contact.to],
    ...(home.about?.linkTo ? ([["main", home.about.linkTo]] as const) : []),
    ["footer", navigation.footer.quickLinks[0]?.to ?? ""],
  ];
  for (const [within, to] of links) {
    await open(page, "/");
    await page.locator(`${within} a[href="${to}"]:visible`).first().click();
    await expect(page).toHaveURL(endingWith(to));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  for (const to of [telephoneUrl(site.phone.e164), ...(site.email ? [mailUrl(site.email)] : [])])
    await expect(page.locator(`footer a[href="${to}"]`)).toBeVisible();
}

test.describe("with scripts disabled", () => {
  test.use({ javaScriptEnabled: false });
  const open: Open = async (page, path) => {
    await page.goto(path);
  };

  test("answers open, one at a time", async ({ page }) => {
    needed(faq, "page of questions");
    await open(page, "/sss");
    await expectAnswers(page);
  });

  test("menus open, and lead on", async ({ page }) => {
    await open(page, "/kvkk");
    if (navigation.corporate) await expectMenu(page, navigation.corporate.label, firstCorporate?.to);
    await open(page, "/kvkk");
    await expectMenu(page, navigation.products.label, firstProduct?.route);
  });

  test("links lead on", async ({ page }) => expectLinks(page, open));

  test.describe("on a phone", () => {
    test.use(phone);

    test("the mobile menu opens, and leads on", async ({ page }) => {
      await page.goto("/kvkk");
      const menu = page.getByRole("navigation", { name: strings.mobileMenu });
      await page.locator("header summary").tap();
      await menu.getByRole("link", { name: firstCorporate?.label ?? "" }).click();
      await expect(page).toHaveURL(endingWith(firstCorporate?.to ?? ""));
    });
  });
});

/** Addresses of all links of the page that do not do what the browser does with a link when they are clicked. */
const linksTakenOver = (page: Page) =>
  page.evaluate(() => {
    const taken: string[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
      const leave = (event: Event) => {
        if (event.defaultPrevented) taken.push(link.href);
        event.preventDefault();
      };
      window.addEventListener("click", leave, { once: true });
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      window.removeEventListener("click", leave);
    }
    return taken;
  });

for (const failure of scriptFailures)
  test(`${failure.how} every link is the browser's own, and menus and answers open`, async ({ page }) => {
    for (const path of ["/", firstProduct?.route ?? ""]) {
      await openWithFailing(page, path, failure);
      expect(await page.locator("a[href]").count()).toBeGreaterThan(20);
      expect(await linksTakenOver(page), path).toEqual([]);
    }
    if (faq) {
      await page.goto("/sss");
      await expectAnswers(page);
    }
    await page.goto("/kvkk");
    await expectMenu(page, navigation.products.label, firstProduct?.route);
  });

test("with only lazy files blocked links lead on", async ({ page }) => {
  await expectLinks(page, async (_, path) => {
    await blockLazyScripts(page);
    await page.goto(path);
    await showIntent(page);
    await hydrated(page, "main a, main summary");
  });
});
