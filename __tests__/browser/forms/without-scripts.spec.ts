import type { Locator, Page } from "@playwright/test";
import { securityHeaders } from "../../../plugins/security-headers/policy";
import { notices } from "../../specification/notices";
import { receivedRoute, services } from "../../support/real-content";
import { expectAccessible } from "../support/accessibility";
import { cutTexts } from "../support/cut-texts";
import { dataBlocked, openWithFailing } from "../support/fail-scripts";
import {
  drafts,
  expect,
  fillContact,
  mailsWith,
  makeMarker,
  test,
  writeContact,
  writeInfoRequest,
} from "./stack";

const { contactSent, infoSent, infoFailed, contactFailed } = notices;
const contactPage = "/iletisim";

const press = (form: Locator | Page) => form.getByRole("button", { name: "Mesajı gönder" }).click();

/** The site's own page says that this form's message was received, nothing of the other form, and it is in the mailbox. */
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

test.describe("with scripts disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("a form is posted to a function elsewhere, corrected there, and leads back to the site it came from", async ({
    page,
    stack,
  }) => {
    const { site, function: functionUrl, functionOrigin } = stack.addresses;
    await page.route(site + contactPage, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/action="[^"]*"/, `action="${functionUrl}"`);
      const headers = { ...securityHeaders({ scriptSources: [], functionUrl }), "content-type": "text/html" };
      await route.fulfill({ body, headers });
    });
    const marker = makeMarker();
    await page.goto(contactPage);
    const form = await writeContact(page, marker);
    await form.getByLabel("Ad soyad").fill("  ");
    await press(form);
    await expect(page.getByRole("alert")).toContainText(contactFailed.text);
    expect(new URL(page.url()).origin).toBe(functionOrigin);
    await page.getByLabel("Ad soyad").fill("Şükrü Iğdır");
    await press(page);
    await expectReceived(page, stack, marker);
    expect(new URL(page.url()).origin).toBe(site);
  });
});

test("wrong fields come back on a readable page, named with all that was written, and are corrected there", async ({
  page,
  stack,
}) => {
  // As a browser posts it whose scripts do not come.
  await page.route(/\.js$/, (route) => route.abort());
  const marker = makeMarker();
  await page.goto("/");
  const form = await writeInfoRequest(page, `${marker}\n${"Uzunbirsözcük".repeat(20)}`);
  await form.getByLabel("Klinik adı").fill("   ");
  await form.getByLabel("E-posta").fill("adres@klinik..example");
  await form.evaluate((element: HTMLFormElement) => element.setAttribute("novalidate", ""));
  await form.getByRole("button", { name: "Bilgi talebini gönder" }).click();
  await expect(page.getByRole("alert")).toContainText(infoFailed.text);
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await cutTexts(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await expectAccessible(page);
  await expect(page.getByLabel("Yetkili kişi")).toHaveValue("Dt. Işıl Öz");
  await expect(page.getByLabel("Mesajınız")).toHaveValue(new RegExp(`^${marker}`));
  for (const service of services.slice(0, 2))
    await expect(page.getByLabel(service, { exact: true })).toBeChecked();
  expect(await mailsWith(stack, marker)).toEqual([]);

  const wrong = page.getByRole("list").first().getByRole("link");
  await expect(wrong).toHaveText(["Klinik adı", "E-posta"]);
  await wrong.last().click();
  const email = page.getByLabel("E-posta");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/eksiksiz yazın/);
  await email.fill("isil@klinik.example");
  await page.getByLabel("Klinik adı").fill("Örnek Klinik");
  await page.getByRole("button", { name: "Bilgi talebini gönder" }).click();
  await expectReceived(page, stack, marker, { sent: infoSent, other: contactSent });
});

test("with the page's data blocked a message arrives as mail, and the site says so", async ({
  page,
  stack,
}) => {
  const marker = makeMarker();
  await openWithFailing(page, contactPage, dataBlocked);
  await press(await writeContact(page, marker));
  await expectReceived(page, stack, marker);
});

test("without the client library the browser posts the message, and then no draft stays", async ({
  page,
  stack,
}) => {
  await page.route(/\/(?:toasts|supabase)-[^/]+\.js$/, (route) => route.abort());
  const marker = makeMarker();
  const form = await fillContact(page, marker);
  expect(await drafts(page)).toHaveLength(1);
  await press(form);
  await expectReceived(page, stack, marker);
  await expect.poll(() => drafts(page)).toEqual([]);
});
