import type { Locator, Page } from "@playwright/test";
import { securityHeaders } from "#src/build/artifacts/security-headers/policy.ts";
import { telephoneUrl } from "#src/domain/contact-links.ts";
import { formStrings } from "#src/features/contact-forms/form-strings.ts";
import { notices } from "../../specification/notices";
import { labels } from "../../support/form-labels";
import { failedRoute, home, receivedRoute, services, site } from "../../support/real-content";
import { expectAccessible } from "../support/accessibility";
import { cutTexts } from "../support/cut-texts";
import { needed } from "../support/needed";
import { actFirst, hydrated } from "../support/open-alive";
import {
  drafts,
  endpoint,
  expect,
  fillContact,
  mailsWith,
  makeMarker,
  openForm,
  submissionsWith,
  test,
  writeContact,
  writeInfoRequest,
} from "./stack";

// All in one worker, because each starts a stack of its own.
test.describe.configure({ mode: "default" });

test("a contact message arrives once, however often it is sent", { tag: "@engines" }, async ({
  page,
  stack,
  sql,
}) => {
  const marker = makeMarker();
  const form = await fillContact(page, `Merhaba,\n${marker} <b>ğüşiöç</b>`);
  await form.getByRole("button", { name: "Mesajı gönder" }).dblclick();

  const notice = page.getByRole("status").filter({ hasText: notices.contactSent.title });
  await expect(notice).toContainText(notices.contactSent.text);
  for (const label of ["Ad soyad", "Telefon", "E-posta", "Konu", "Mesajınız"])
    await expect(form.getByLabel(label)).toHaveValue("");
  expect(await drafts(page)).toEqual([]);
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
  expect(await submissionsWith(sql, marker)).toBe(1);
  const [mail] = await mailsWith(stack, marker);
  const [, number = "none"] = /^Kayıt numarası: (\w{8})$/m.exec(mail?.text ?? "") ?? [];
  await expect(form.getByText(formStrings.receipt(number))).toBeVisible();
  // Filled faster than people can, so it may be marked as suspicious.
  expect(mail?.subject).toContain("Yeni iletişim mesajı: Şükrü Iğdır – Çocuk protezi");
  expect(mail?.replyTo).toEqual(["sukru@klinik.example"]);
  expect(mail?.text).toContain("Telefon: 0352 000 00 00");
  expect(mail?.html).toContain("&lt;b&gt;ğüşiöç&lt;/b&gt;");
});

test("an information request whose answer is lost arrives once", async ({ page, stack, sql }) => {
  needed(home.infoRequest, "information request");
  const marker = makeMarker();
  const chosen = services.slice(0, 2);
  await page.route(endpoint, async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await openForm(page, "/", "Bilgi talebi formu");
  const form = await writeInfoRequest(page, marker);
  await form.getByRole("button", { name: "Bilgi talebini gönder" }).click();
  await postUnanswered(page, infoFailed.text);
  await expectReceived(page, stack, marker, { sent: infoSent, other: contactSent });
  expect(await submissionsWith(sql, marker)).toBe(1);
  const [mail] = await mailsWith(stack, marker);
  expect(mail?.subject).toContain("Yeni bilgi talebi: Örnek Ağız ve Diş Sağlığı");
  expect(mail?.replyTo).toEqual(["isil@klinik.example"]);
  expect(mail?.text).toContain(`${chosen.map((service) => `  - ${service}\n`).join("")}`);
});

test("shows errors of page and function at their fields", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("/functions/") && sent.push(request.url()));
  const form = await fillContact(page, "   ");
  const name = form.getByLabel("Ad soyad");
  const email = form.getByLabel("E-posta");
  const send = () => form.getByRole("button", { name: "Mesajı gönder" }).click();
  await name.fill("");
  await email.fill("olmaz");
  await send();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(formStrings.missing);
  await expect(email).toHaveAccessibleDescription(formStrings.noEmail);
  await expect(form.getByLabel("Konu")).toHaveAccessibleDescription("");
  expect(sent).toEqual([]);

  await name.fill("   ");
  await email.fill("sukru@klinik.example");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await send();
  await expect(page.getByText(notices.contactFailed.title)).toBeVisible();
  await expect(name).toBeFocused();
  for (const field of [name, form.getByLabel("Mesajınız")]) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(formStrings.missing);
  }
  await expectAccessible(page, { within: "main form" });
  await name.fill("Şükrü Iğdır");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await form.getByLabel("Mesajınız").fill(makeMarker());
  await send();
  await expect(page.getByText(notices.contactSent.title)).toBeVisible();
});

// What the browser posts by itself.

const { contactSent, infoSent, contactFailed, infoFailed } = notices;
const contactPage = "/iletisim";

const press = (form: Locator | Page) => form.getByRole("button", { name: "Mesajı gönder" }).click();

/** Reads the failure, whose text stays in the form, and has the browser post the form. */
async function postUnanswered(page: Page, failure: string): Promise<void> {
  await expect(page.getByText(failure)).toBeVisible();
  await page.getByRole("button", { name: formStrings.postForm }).click();
}

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
  const isInfo = reason.startsWith("bilgi-talebi-");
  await expect(page.getByText(infoFailed.text)).toBeVisible({ visible: isInfo });
  await expect(page.getByText(contactFailed.text)).toBeVisible({ visible: !isInfo });
  const shown = page.locator("main [id]:target");
  await expect(shown).toHaveText(explanation);
  await expect(shown).toBeInViewport();
  expect(await page.locator("main p[id]:visible").count()).toBe(1);
  await expect(page.locator(`main a[href="${telephoneUrl(site.phone.dialled)}"]`).first()).toBeVisible();
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

test.describe("with scripts disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("a message whose button is pressed twice arrives once", async ({ page, stack, sql }) => {
    await page.goto(contactPage);
    const marker = makeMarker();
    const form = await writeContact(page, marker);
    await form.getByRole("button", { name: "Mesajı gönder" }).dblclick();
    await expectReceived(page, stack, marker);
    expect(await submissionsWith(sql, marker)).toBe(1);
  });
});

test("a posted message that is sent again after Back arrives once", async ({ page, stack, sql }) => {
  const library = /\/(?:toasts|supabase)-[^/]+\.js$/;
  await page.route(library, (route) => route.abort());
  const marker = makeMarker();
  await press(await fillContact(page, marker));
  await expectReceived(page, stack, marker);
  // Only the browser still knows the message.
  await expect.poll(() => drafts(page)).toEqual([]);
  await sql`update contact.submissions set received_at = received_at - interval '2 minutes'`;
  await page.unroute(library);
  await page.goBack();
  const form = page.getByRole("form", { name: formStrings.contactForm });
  await expect(form.getByLabel(labels.message)).toHaveValue(marker);
  await actFirst(page);
  await hydrated(page, "main form");
  await press(form);
  await expect(page.getByText(contactSent.title)).toBeVisible();
  expect(await submissionsWith(sql, marker)).toBe(1);
  expect(await mailsWith(stack, marker)).toHaveLength(1);
});

test("the page of a refused form is accessible and fits a phone", async ({ page }) => {
  for (const [reason, viewport] of [
    ["gecersiz-email", { width: 1280, height: 900 }],
    ["bilgi-talebi-gecersiz-email", { width: 320, height: 640 }],
  ] as const) {
    await page.goto("/kvkk");
    await page.setViewportSize(viewport);
    await page.goto(`${failedRoute}#${reason}`);
    await expectRefused(page, reason, /eksiksiz yazın/);
    expect(await cutTexts(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await expectAccessible(page);
});

test("a message arrives when calls of the function are blocked", async ({ page, stack }) => {
  await page.route(endpoint, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  const marker = makeMarker();
  await press(await fillContact(page, marker));
  await postUnanswered(page, contactFailed.text);
  await expectReceived(page, stack, marker);
});

test("a message stays in the form while the function is away", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await page.route(endpoint, (route) => route.abort());
  const marker = makeMarker();
  const form = await fillContact(page, marker);
  await press(form);
  await expect(page.getByText(contactFailed.text)).toBeVisible();
  await expect(form.getByLabel(labels.message)).toHaveValue(marker);
  await expect(page).toHaveURL(new RegExp(`${contactPage}$`));
  expect(logged.some((text) => text.includes("send-contact-email"))).toBe(true);
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
