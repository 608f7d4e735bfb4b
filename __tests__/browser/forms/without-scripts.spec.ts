import type { Locator, Page } from "@playwright/test";
import { securityHeaders } from "../../../src/build/artifacts/security-headers/policy";
import { notices } from "../../specification/notices";
import { labels } from "../../support/form-labels";
import { failedRoute, keptText, receivedRoute, site } from "../../support/real-content";
import { expectAccessible } from "../support/accessibility";
import { cutTexts } from "../support/cut-texts";
import { dataBlocked, openWithFailing } from "../support/fail-scripts";
import { drafts, expect, fillContact, mailsWith, makeMarker, test, writeContact } from "./stack";

const { contactSent, infoSent, contactFailed } = notices;
const contactPage = "/iletisim";

const press = (form: Locator | Page) => form.getByRole("button", { name: "Mesajı gönder" }).click();

/** Asserts that the result page shows this form's message only, and that the mail has arrived. */
async function expectReceived(
  page: Page,
  stack: Parameters<typeof mailsWith>[0],
  marker: string,
  { sent, other }: Record<"sent" | "other", { title: string; text: string }> = {
    sent: contactSent,
    other: infoSent,
  },
): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${receivedRoute}(#|$)`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.title, { useInnerText: true });
  await expect(page.getByText(sent.text)).toBeVisible();
  await expect(page.getByText(other.text)).toBeHidden();
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
}

/** Asserts that the result page shows this reason only, and other ways to reach the laboratory. */
async function expectRefused(page: Page, reason: string, explanation: RegExp): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${failedRoute}#${reason}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contactFailed.title);
  await expect(page.getByText(contactFailed.text)).toBeInViewport();
  const shown = page.locator("main [id]:target");
  await expect(shown).toHaveText(explanation);
  await expect(shown).toBeInViewport();
  expect(await page.locator("main p[id]:visible").count()).toBe(1);
  await expect(page.getByText(keptText)).toBeVisible();
  await expect(page.locator(`main a[href="tel:${site.phone.e164}"]`).first()).toBeVisible();
  if (site.email) await expect(page.locator(`main a[href^="mailto:${site.email}"]`).first()).toBeVisible();
}

test.describe("with scripts disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused form shows its reason, Back restores the text", async ({ page, stack }) => {
    const { site: origin, function: functionUrl } = stack.addresses;
    // The function on another origin, as in production.
    await page.route(origin + contactPage, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/action="[^"]*"/, `action="${functionUrl}"`);
      const headers = { ...securityHeaders({ scriptSources: [], functionUrl }), "content-type": "text/html" };
      await route.fulfill({ body, headers });
    });
    const marker = makeMarker();
    await page.goto(contactPage);
    const form = await writeContact(page, marker);
    await form.getByLabel(labels.name).fill("  ");
    await press(form);
    await expectRefused(page, "eksik-name", new RegExp(`^${labels.name}: `));
    expect(await mailsWith(stack, marker)).toEqual([]);
    await page.goBack();
    await expect(form.getByLabel(labels.message)).toHaveValue(new RegExp(marker));
    await form.getByLabel(labels.name).fill("Şükrü Iğdır");
    await press(form);
    await expectReceived(page, stack, marker);
    expect(new URL(page.url()).origin).toBe(origin);
  });
});

test("the page of a refused form is accessible and fits a phone", async ({ page }) => {
  await page.goto(`${failedRoute}#gecersiz-email`);
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    await expectRefused(page, "gecersiz-email", /eksiksiz yazın/);
    expect(await cutTexts(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await expectAccessible(page);
});

test("a message arrives when the page's data is blocked", async ({ page, stack }) => {
  const marker = makeMarker();
  await openWithFailing(page, contactPage, dataBlocked);
  await press(await writeContact(page, marker));
  await expectReceived(page, stack, marker);
});

test("the browser posts the message without the client library", async ({ page, stack }) => {
  await page.route(/\/(?:toasts|supabase)-[^/]+\.js$/, (route) => route.abort());
  const marker = makeMarker();
  const form = await fillContact(page, marker);
  expect(await drafts(page)).toHaveLength(1);
  await press(form);
  await expectReceived(page, stack, marker);
  await expect.poll(() => drafts(page)).toEqual([]);
});
