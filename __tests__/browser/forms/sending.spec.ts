import { services } from "../../support/real-content";
import { expect, fillContact, holdMessages, mailsWith, makeMarker, openForm, test } from "./stack";

test("a contact message arrives as mail, and the form is cleared", async ({ page, stack }) => {
  const marker = makeMarker();
  const form = await fillContact(page, `Merhaba,\n${marker} <b>ğüşiöç</b>`);
  await form.getByRole("button", { name: "Mesajı gönder" }).click();

  const notice = page.getByRole("status").filter({ hasText: "Mesajınız gönderildi!" });
  await expect(notice).toContainText("En kısa sürede size dönüş yapacağız.");
  for (const label of ["Ad soyad", "Telefon", "E-posta", "Konu", "Mesajınız"]) {
    await expect(form.getByLabel(label)).toHaveValue("");
  }
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
  const [mail] = await mailsWith(stack, marker);
  // Written faster than people can, so it may be marked.
  expect(mail?.subject).toContain("Yeni iletişim mesajı: Şükrü Iğdır – Çocuk protezi");
  expect(mail?.replyTo).toEqual(["sukru@klinik.example"]);
  expect(mail?.text).toContain("Konu: Çocuk protezi");
  expect(mail?.text).toContain("Telefon: 0352 000 00 00");
  expect(mail?.html).toContain("&lt;b&gt;ğüşiöç&lt;/b&gt;");
});

test("an information request arrives with its services as a list", async ({ page, stack }) => {
  const marker = makeMarker();
  const chosen = services.slice(0, 2);
  const form = await openForm(page, "/", "Bilgi talebi formu");
  await form.getByLabel("Klinik adı").fill("Örnek Ağız ve Diş Sağlığı");
  await form.getByLabel("Yetkili kişi").fill("Dt. Işıl Öz");
  await form.getByLabel("Telefon").fill("0352 000 00 01");
  await form.getByLabel("E-posta").fill("isil@klinik.example");
  for (const service of chosen) await form.getByLabel(service, { exact: true }).check();
  await form.getByLabel("Mesajınız").fill(marker);
  await form.getByRole("button", { name: "Bilgi talebini gönder" }).click();

  const notice = page.getByRole("status").filter({ hasText: "Bilgi talebiniz gönderildi!" });
  await expect(notice).toContainText("Uzmanlarımız en kısa sürede size dönüş yapacaktır.");
  await expect(form.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
  const [mail] = await mailsWith(stack, marker);
  expect(mail?.subject).toContain("Yeni bilgi talebi: Örnek Ağız ve Diş Sağlığı");
  expect(mail?.replyTo).toEqual(["isil@klinik.example"]);
  expect(mail?.text).toContain(`${chosen.map((service) => `  - ${service}\n`).join("")}`);
});

test("an impatient double click stores and mails once", async ({ page, stack, sql }) => {
  const marker = makeMarker();
  const form = await fillContact(page, marker);
  await form.getByRole("button", { name: "Mesajı gönder" }).dblclick();
  await expect(page.getByText("Mesajınız gönderildi!")).toBeVisible();
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
  const rows = await sql`select 1 from contact.submissions where payload::text like ${`%${marker}%`}`;
  expect(rows).toHaveLength(1);
});

test("a retry after a lost answer stores and mails once", async ({ page, stack, sql }) => {
  const marker = makeMarker();
  const form = await fillContact(page, marker);
  await page.route("**/functions/v1/send-contact-email", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(page.getByText("Mesajınız gönderilemedi.")).toBeVisible();
  await page.unroute("**/functions/v1/send-contact-email");
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(page.getByText("Mesajınız gönderildi!")).toBeVisible();
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
  const rows = await sql`select 1 from contact.submissions where payload::text like ${`%${marker}%`}`;
  expect(rows).toHaveLength(1);
});

test("while sending, the button is disabled and says so", async ({ page }) => {
  const form = await fillContact(page, makeMarker());
  const messages = await holdMessages(page);
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(form.getByRole("button", { name: "Gönderiliyor..." })).toBeDisabled();
  messages.letGo();
  await expect(form.getByRole("button", { name: "Mesajı gönder" })).toBeEnabled();
});

test("the client library is fetched when a form is first touched, not before", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""));
  });
  const form = await openForm(page, "/iletisim", "İletişim formu");
  await page.waitForLoadState("networkidle");
  const hasClient = () =>
    scripts.some((text) => text.includes("x-client-info") || text.includes("X-Client-Info"));
  expect(hasClient()).toBe(false);
  await form.getByLabel("Ad soyad").focus();
  await expect.poll(hasClient).toBe(true);
});

test("what is typed while sending is kept, and what was sent is cleared", async ({ page, stack }) => {
  const marker = makeMarker();
  const form = await fillContact(page, marker);
  const messages = await holdMessages(page);
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(form.getByRole("button", { name: "Gönderiliyor..." })).toBeVisible();
  await form.getByLabel("Mesajınız").fill("Bir şey daha");
  messages.letGo();
  await expect(form.getByLabel("Ad soyad")).toHaveValue("");
  await expect(form.getByLabel("Mesajınız")).toHaveValue("Bir şey daha");
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
  await page.reload();
  await expect(form.getByLabel("Mesajınız")).toHaveValue("Bir şey daha");
});
