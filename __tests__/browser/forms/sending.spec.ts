import { formStrings } from "../../../src/features/contact-forms/form-strings";
import { notices } from "../../specification/notices";
import { home, services } from "../../support/real-content";
import { expectAccessible } from "../support/accessibility";
import { needed } from "../support/needed";
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
  writeInfoRequest,
} from "./stack";

test("a contact message arrives once, however often it is sent", async ({ page, stack, sql }) => {
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
  // Filled faster than people can, so it may be marked as suspicious.
  expect(mail?.subject).toContain("Yeni iletişim mesajı: Şükrü Iğdır – Çocuk protezi");
  expect(mail?.replyTo).toEqual(["sukru@klinik.example"]);
  expect(mail?.text).toContain("Telefon: 0352 000 00 00");
  expect(mail?.html).toContain("&lt;b&gt;ğüşiöç&lt;/b&gt;");
});

test("a retried information request is stored and mailed once", async ({ page, stack, sql }) => {
  needed(home.infoRequest, "information request");
  const marker = makeMarker();
  const chosen = services.slice(0, 2);
  await page.route(endpoint, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await openForm(page, "/", "Bilgi talebi formu");
  const form = await writeInfoRequest(page, marker);
  const button = form.getByRole("button", { name: "Bilgi talebini gönder" });
  await button.click();
  await expect(page.getByRole("alert")).toContainText(notices.infoFailed.text);
  await expect(form.getByLabel("Mesajınız")).toHaveValue(marker);
  for (const service of chosen) await expect(form.getByLabel(service, { exact: true })).toBeChecked();

  await page.unroute(endpoint);
  await button.click();
  const notice = page.getByRole("status").filter({ hasText: notices.infoSent.title });
  await expect(notice).toContainText(notices.infoSent.text);
  await expect(form.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
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
  await expectAccessible(page);
  await name.fill("Şükrü Iğdır");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await form.getByLabel("Mesajınız").fill(makeMarker());
  await send();
  await expect(page.getByText(notices.contactSent.title)).toBeVisible();
});
