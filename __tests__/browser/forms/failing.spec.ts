import { services } from "../../support/real-content";
import { phone } from "../support/devices";
import { showIntent } from "../support/open-alive";
import { expect, fillContact, makeMarker, openForm, test } from "./stack";

test("with the function stopped the values stay, the notice shows and the error is logged", async ({
  page,
  stack,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  const marker = makeMarker();
  const form = await fillContact(page, marker);
  await stack.function.stop();
  try {
    await form.getByRole("button", { name: "Mesajı gönder" }).click();
    const notice = page.getByRole("alert").filter({ hasText: "Hata" });
    await expect(notice).toContainText("Mesajınız gönderilemedi. Lütfen tekrar deneyin.");
    await expect(form.getByLabel("Mesajınız")).toHaveValue(marker);
    await expect(form.getByLabel("Ad soyad")).toHaveValue("Şükrü Iğdır");
    await expect(form.getByRole("button", { name: "Mesajı gönder" })).toBeEnabled();
    expect(logged.some((text) => text.includes("send-contact-email answered"))).toBe(true);
  } finally {
    await stack.function.start();
  }
});

test("a failed information request has its own notice and keeps the chosen services", async ({ page }) => {
  await page.route("**/functions/v1/send-contact-email", (route) => route.abort());
  const [service = ""] = services;
  const form = await openForm(page, "/", "Bilgi talebi formu");
  await form.getByLabel("Klinik adı").fill("Örnek");
  await form.getByLabel("Yetkili kişi").fill("Örnek");
  await form.getByLabel("Telefon").fill("0352 000 00 01");
  await form.getByLabel("E-posta").fill("a@klinik.example");
  await form.getByLabel(service, { exact: true }).check();
  await form.getByRole("button", { name: "Bilgi talebini gönder" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Bilgi talebiniz gönderilemedi. Lütfen tekrar deneyin.",
  );
  await expect(form.getByLabel(service, { exact: true })).toBeChecked();
});

test("nothing is sent while a required field is empty or an e-mail address is none", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("/functions/") && sent.push(request.url()));
  const form = await fillContact(page, makeMarker());
  await form.getByLabel("E-posta").fill("olmaz");
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(form.getByLabel("E-posta")).toBeFocused();
  await form.getByLabel("E-posta").fill("");
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(form.getByLabel("E-posta")).toBeFocused();
  expect(sent).toEqual([]);
});

test("an unsent draft survives a reload and can be cleared", async ({ page }) => {
  const marker = makeMarker();
  const form = await fillContact(page, marker);
  await page.reload();
  await showIntent(page);
  await expect(form.getByLabel("Mesajınız")).toHaveValue(marker);
  await expect(page.getByText("Gönderilmemiş taslağınız")).toBeVisible();
  await page.getByRole("button", { name: "Taslağı sil" }).click();
  await expect(form.getByLabel("Mesajınız")).toHaveValue("");
  await page.reload();
  await expect(form.getByLabel("Mesajınız")).toHaveValue("");
  await expect(page.getByText("Gönderilmemiş taslağınız")).toHaveCount(0);
});

test("a sent message leaves no draft", async ({ page }) => {
  const form = await fillContact(page, makeMarker());
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(page.getByText("Mesajınız gönderildi!")).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")).length),
  ).toBe(0);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("a notice can be closed, and does not cover the button", async ({ page }) => {
    await page.route("**/functions/v1/send-contact-email", (route) => route.abort());
    const form = await fillContact(page, makeMarker());
    const button = form.getByRole("button", { name: "Mesajı gönder" });
    await button.click();
    const notice = page.getByRole("alert");
    await expect(notice).toBeVisible();
    await expect
      .poll(async () => {
        const [low, high] = [await button.boundingBox(), await notice.boundingBox()];
        return low && high ? low.y + low.height <= high.y : false;
      })
      .toBe(true);
    await notice.getByRole("button", { name: "Bildirimi kapat" }).click();
    await expect(notice).toHaveCount(0);
  });
});
