import type { Page } from "@playwright/test";
import { receivedRoute } from "../../support/real-content";
import {
  expect,
  expectSeen,
  fillContact,
  mailsWith,
  makeMarker,
  openForm,
  test,
  writeInfoRequest,
} from "./stack";

/** Lets a script that is loaded on demand fail, as after a deployment that took its file away. */
async function loseScript(page: Page, name: string) {
  const lost: string[] = [];
  await page.route(new RegExp(`/${name}-[^/]+\\.js$`), (route) => {
    lost.push(route.request().url());
    return route.abort();
  });
  return lost;
}

test("without the toast library the message is sent, and the form itself says so", async ({
  page,
  stack,
}) => {
  const lost = await loseScript(page, "toasts");
  const marker = makeMarker();
  const form = await fillContact(page, marker);
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  const status = form.getByRole("status").filter({ hasText: "Mesajınız gönderildi!" });
  await expect(status).toContainText("En kısa sürede size dönüş yapacağız.");
  await expectSeen(status);
  await expect(form.getByLabel("Mesajınız")).toHaveValue("");
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
  expect(lost).not.toEqual([]);
});

test("without the toast library a failure is told in the form, and the page stands", async ({ page }) => {
  await loseScript(page, "toasts");
  await page.route("**/functions/v1/send-contact-email", (route) => route.abort());
  const marker = makeMarker();
  const form = await fillContact(page, marker);
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  const alert = form.getByRole("alert");
  await expect(alert).toHaveText("Hata Mesajınız gönderilemedi. Lütfen tekrar deneyin.");
  await expectSeen(alert);
  await expect(form.getByLabel("Mesajınız")).toHaveValue(marker);
  await expect(page.getByRole("heading", { level: 1, name: "İletişim" })).toBeVisible();
});

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")));

test("without the client library the browser posts the message, and no draft of it stays", async ({
  page,
  stack,
}) => {
  const lost = await loseScript(page, "supabase");
  const marker = makeMarker();
  const form = await fillContact(page, marker);
  expect(await drafts(page)).toHaveLength(1);
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(page).toHaveURL(new RegExp(`${receivedRoute}$`));
  await expect(page.getByText("Mesajınız gönderildi!")).toBeVisible();
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
  expect(lost).not.toEqual([]);
  await expect.poll(() => drafts(page)).toEqual([]);
});

test("without the client library a message that does not arrive is still in the form", async ({ page }) => {
  await loseScript(page, "supabase");
  const marker = makeMarker();
  const form = await fillContact(page, marker);
  await page.route("**/functions/v1/send-contact-email", (route) => route.abort());
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(page).toHaveURL(/^chrome-error:/);
  await page.goto("/iletisim");
  await expect(form.getByLabel("Mesajınız")).toHaveValue(marker);
  await expect(form.getByRole("button", { name: "Mesajı gönder" })).toBeEnabled();
});

test("a toast library that comes back shows the next notice", async ({ page }) => {
  await loseScript(page, "toasts");
  const form = await fillContact(page, makeMarker());
  await page.route("**/functions/v1/send-contact-email", (route) => route.abort());
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(form.getByRole("alert")).toBeVisible();
  await page.unrouteAll();
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  const region = page.getByRole("region", { name: "Bildirimler" });
  await expect(region.getByText("Mesajınız gönderildi!")).toBeVisible();
  await expect(form.getByRole("alert")).toHaveCount(0);
});

test("an information request does not depend on files that are gone, either", async ({ page, stack }) => {
  const lost = [...(await Promise.all(["toasts", "supabase"].map((name) => loseScript(page, name))))];
  const marker = makeMarker();
  await openForm(page, "/", "Bilgi talebi formu");
  const form = await writeInfoRequest(page, marker);
  await form.getByRole("button", { name: "Bilgi talebini gönder" }).click();
  await expect(page).toHaveURL(new RegExp(`${receivedRoute}#`));
  await expect(page.getByText("Bilgi talebiniz gönderildi!")).toBeVisible();
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
  for (const files of lost) expect(files).not.toEqual([]);
  await expect.poll(() => drafts(page)).toEqual([]);
});
