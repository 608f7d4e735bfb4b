import { notices } from "../../specification/notices";
import { services } from "../../support/real-content";
import {
  drafts,
  endpoint,
  expect,
  fillContact,
  holdMessages,
  mailsWith,
  makeMarker,
  openForm,
  submissionsWith,
  test,
  writeContact,
  writeInfoRequest,
} from "./stack";

test("a contact message arrives once as mail, however often it is pressed, and nothing of it stays", async ({
  page,
  stack,
  sql,
}) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""));
  });
  const hasClient = () => scripts.some((text) => /x-client-info/i.test(text));
  await openForm(page, "/iletisim", "İletişim formu");
  await page.waitForLoadState("networkidle");
  expect(hasClient(), "the client library before a form is touched").toBe(false);

  const marker = makeMarker();
  const form = await writeContact(page, `Merhaba,\n${marker} <b>ğüşiöç</b>`);
  await expect.poll(hasClient).toBe(true);
  await form.getByRole("button", { name: "Mesajı gönder" }).dblclick();

  const notice = page.getByRole("status").filter({ hasText: notices.contactSent.title });
  await expect(notice).toContainText(notices.contactSent.text);
  for (const label of ["Ad soyad", "Telefon", "E-posta", "Konu", "Mesajınız"])
    await expect(form.getByLabel(label)).toHaveValue("");
  expect(await drafts(page)).toEqual([]);
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
  expect(await submissionsWith(sql, marker)).toBe(1);
  const [mail] = await mailsWith(stack, marker);
  // Written faster than people can, so it may be marked.
  expect(mail?.subject).toContain("Yeni iletişim mesajı: Şükrü Iğdır – Çocuk protezi");
  expect(mail?.replyTo).toEqual(["sukru@klinik.example"]);
  expect(mail?.text).toContain("Konu: Çocuk protezi");
  expect(mail?.text).toContain("Telefon: 0352 000 00 00");
  expect(mail?.html).toContain("&lt;b&gt;ğüşiöç&lt;/b&gt;");
});

test("an information request that failed keeps its services, and arrives with them at the next try", async ({
  page,
  stack,
}) => {
  const marker = makeMarker();
  const chosen = services.slice(0, 2);
  await page.route(endpoint, (route) => route.abort());
  await openForm(page, "/", "Bilgi talebi formu");
  const form = await writeInfoRequest(page, marker);
  const button = form.getByRole("button", { name: "Bilgi talebini gönder" });
  await button.click();
  await expect(page.getByRole("alert")).toContainText(notices.infoFailed.text);
  for (const service of chosen) await expect(form.getByLabel(service, { exact: true })).toBeChecked();

  await page.unroute(endpoint);
  await button.click();
  const notice = page.getByRole("status").filter({ hasText: notices.infoSent.title });
  await expect(notice).toContainText(notices.infoSent.text);
  await expect(form.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
  const [mail] = await mailsWith(stack, marker);
  expect(mail?.subject).toContain("Yeni bilgi talebi: Örnek Ağız ve Diş Sağlığı");
  expect(mail?.replyTo).toEqual(["isil@klinik.example"]);
  expect(mail?.text).toContain(`${chosen.map((service) => `  - ${service}\n`).join("")}`);
});

test("a retry after a lost answer stores and mails once", async ({ page, stack, sql }) => {
  const marker = makeMarker();
  const form = await fillContact(page, marker);
  await page.route(endpoint, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(page.getByText(notices.contactFailed.text)).toBeVisible();
  await page.unroute(endpoint);
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(page.getByText(notices.contactSent.title)).toBeVisible();
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
  expect(await submissionsWith(sql, marker)).toBe(1);
});

test("while sending, the button is disabled and says so; what is typed meanwhile is kept", async ({
  page,
  stack,
}) => {
  const marker = makeMarker();
  const form = await fillContact(page, marker);
  const messages = await holdMessages(page);
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(form.getByRole("button", { name: "Gönderiliyor..." })).toBeDisabled();
  await form.getByLabel("Mesajınız").fill("Bir şey daha");
  messages.letGo();
  await expect(form.getByLabel("Ad soyad")).toHaveValue("");
  await expect(form.getByRole("button", { name: "Mesajı gönder" })).toBeEnabled();
  await expect(form.getByLabel("Mesajınız")).toHaveValue("Bir şey daha");
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
  await page.reload();
  await expect(form.getByLabel("Mesajınız")).toHaveValue("Bir şey daha");
});
