import { notices } from "../../specification/notices";
import { showIntent } from "../support/open-alive";
import { expect, fillContact, makeMarker, test } from "./stack";

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
    const notice = page.getByRole("alert").filter({ hasText: notices.contactFailed.title });
    await expect(notice).toContainText(notices.contactFailed.text);
    await expect(form.getByLabel("Mesajınız")).toHaveValue(marker);
    await expect(form.getByLabel("Ad soyad")).toHaveValue("Şükrü Iğdır");
    await expect(form.getByRole("button", { name: "Mesajı gönder" })).toBeEnabled();
    expect(logged.some((text) => text.includes("send-contact-email answered"))).toBe(true);
  } finally {
    await stack.function.start();
  }
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
