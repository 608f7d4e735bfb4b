import type { Page } from "@playwright/test";
import type postgres from "postgres";
import { contact, post } from "../../__tests__/function/support";
import type { Stack } from "../../dev/stack/stack";
import { expectAccessible } from "../support/accessibility";
import { cutTexts } from "../support/cut-texts";
import { expect, type Mail, mailsWith, makeMarker, test } from "./stack";

// Staff read the morning mail on a small phone.
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

/** A message that waits in quarantine, with the id and the words it is found by. */
async function hold(stack: Stack): Promise<{ id: string; marker: string }> {
  const marker = makeMarker();
  const payload = contact({ message: `${marker}\n${"uzunbirsözcük".repeat(12)}`, ekBilgi: "x" });
  await post(stack, payload);
  return { id: payload.submissionId ?? "", marker };
}

let day = 0;

/** The morning mail that names a message; its round is made now, unless the scheduler was faster. */
async function morningMail(stack: Stack, sql: postgres.Sql, id: string): Promise<Mail> {
  day += 1;
  await sql`select contact.queue_summary((now() at time zone 'Europe/Istanbul')::date + ${day}::int)`;
  await stack.drain();
  await expect.poll(async () => (await mailsWith(stack, id)).length).toBe(1);
  const [mail] = await mailsWith(stack, id);
  if (!mail) throw new Error("There is no mail.");
  return mail;
}

const statusOf = async (sql: postgres.Sql, id: string): Promise<unknown> =>
  (await sql`select status from contact.submissions where id = ${id}`)[0]?.status;

async function expectReadable(page: Page): Promise<void> {
  expect(await cutTexts(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessible(page, { finger: true });
}

/** Opens the mail as a mail program shows it, and taps a link of the message. */
async function openLink(page: Page, mail: Mail, id: string, label: string): Promise<void> {
  await page.setContent(mail.html);
  await page
    .getByRole("listitem")
    .filter({ hasText: id })
    .getByRole("link", { name: label, exact: true })
    .tap();
  await expect(page).toHaveURL(/\/bekleyen-mesaj#/);
}

test("a held message is let out from the mail's link, and arrives", async ({ page, stack, sql }) => {
  const { id, marker } = await hold(stack);
  const mail = await morningMail(stack, sql, id);
  await page.setContent(mail.html);
  expect(await cutTexts(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/functions/") && asked.push(request.method()));
  await openLink(page, mail, id, "Mesajı gör");
  const show = page.getByRole("button", { name: "Mesajı göster" });
  await expect(show).toBeVisible();
  await expectReadable(page);
  expect(asked, "opening the link asks the function for nothing").toEqual([]);

  await show.tap();
  await expect(page.getByText(marker)).toBeVisible();
  await expectReadable(page);
  expect(await statusOf(sql, id)).toBe("quarantined");
  expect((await mailsWith(stack, marker)).length).toBe(0);

  await page.getByRole("button", { name: "Laboratuvara ilet" }).tap();
  await expect(page.getByRole("heading", { name: "Mesaj iletiliyor" })).toBeVisible();
  await expectReadable(page);
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
  expect(asked).toEqual(["POST", "POST"]);

  await openLink(page, mail, id, "İlet");
  await show.tap();
  await expect(page.getByRole("heading", { name: "Bu mesaj zaten iletildi" })).toBeVisible();
});

test("a held message is discarded with two taps", async ({ page, stack, sql }) => {
  const { id, marker } = await hold(stack);
  await openLink(page, await morningMail(stack, sql, id), id, "At");
  await page.getByRole("button", { name: "Mesajı göster" }).tap();
  await expect(page.getByRole("button")).toHaveText(["Mesajı at"]);
  await page.getByRole("button", { name: "Mesajı at" }).tap();
  await expect(page.getByRole("heading", { name: "Mesaj atıldı" })).toBeVisible();
  expect(await statusOf(sql, id)).toBe("discarded");
  expect((await mailsWith(stack, marker)).length).toBe(0);
});

test("a link that came without its end says so, and the next one works in the same tab", async ({
  page,
  stack,
  sql,
}) => {
  await page.goto("/bekleyen-mesaj");
  await expect(page.getByText("Bu bağlantı eksik")).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expectReadable(page);
  const { id } = await hold(stack);
  const [, token = ""] = /#(view\.[\w.-]+)/.exec((await morningMail(stack, sql, id)).text) ?? [];
  await page.evaluate((hash) => {
    location.hash = hash;
  }, token);
  await page.getByRole("button", { name: "Mesajı göster" }).tap();
  await expect(page.getByRole("heading", { name: "Bekleyen mesaj" })).toBeVisible();
  await expect(page.getByText(id)).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says what it lacks", async ({ page }) => {
    await page.goto("/bekleyen-mesaj");
    await expect(page.getByText("JavaScript çalıştırmıyordur")).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
  });
});
