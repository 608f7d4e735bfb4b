import type { Page } from "@playwright/test";
import { notices } from "../../specification/notices";
import { receivedRoute } from "../../support/real-content";
import {
  drafts,
  endpoint,
  expect,
  expectSeen,
  fillContact,
  mailsWith,
  makeMarker,
  openForm,
  test,
  writeContact,
} from "./stack";

const { contactFailed, contactSent } = notices;

/** Lets a script that is loaded on demand fail, as after a deployment that took its file away. */
async function loseScript(page: Page, name: string) {
  const lost: string[] = [];
  await page.route(new RegExp(`/${name}-[^/]+\\.js$`), (route) => {
    lost.push(route.request().url());
    return route.abort();
  });
  return lost;
}

test("without the toast library the form itself says what became of the message; once it is back, a notice does", async ({
  page,
  stack,
}) => {
  const lost = await loseScript(page, "toasts");
  await page.route(endpoint, (route) => route.abort());
  const marker = makeMarker();
  const form = await fillContact(page, marker);
  const send = () => form.getByRole("button", { name: "Mesajı gönder" }).click();
  await send();
  const alert = form.getByRole("alert");
  await expect(alert).toHaveText(`${contactFailed.title} ${contactFailed.text}`);
  await expectSeen(alert);
  await expect(form.getByLabel("Mesajınız")).toHaveValue(marker);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.unroute(endpoint);
  await send();
  const status = form.getByRole("status").filter({ hasText: contactSent.title });
  await expect(status).toContainText(contactSent.text);
  await expectSeen(status);
  await expect(form.getByLabel("Mesajınız")).toHaveValue("");
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
  expect(lost).not.toEqual([]);

  await page.unrouteAll();
  await writeContact(page, makeMarker());
  await send();
  const region = page.getByRole("region", { name: "Bildirimler" });
  await expect(region.getByText(contactSent.title)).toBeVisible();
  await expect(status).toHaveCount(0);
});

test("without the client library the browser posts the message: until it arrives it is still in the form, then no draft stays", async ({
  page,
  stack,
}) => {
  const lost = await Promise.all(["toasts", "supabase"].map((name) => loseScript(page, name)));
  const marker = makeMarker();
  const form = await fillContact(page, marker);
  expect(await drafts(page)).toHaveLength(1);
  await page.route(endpoint, (route) => route.abort());
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(page).toHaveURL(/^chrome-error:/);

  await page.unroute(endpoint);
  await openForm(page, "/iletisim", "İletişim formu");
  await expect(form.getByLabel("Mesajınız")).toHaveValue(marker);
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(page).toHaveURL(new RegExp(`${receivedRoute}$`));
  await expect(page.getByText(contactSent.title)).toBeVisible();
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
  for (const files of lost) expect(files).not.toEqual([]);
  await expect.poll(() => drafts(page)).toEqual([]);
});
