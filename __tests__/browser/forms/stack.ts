import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import postgres from "postgres";
import { type Stack, startStack } from "../../../dev/stack/stack";
import { services } from "../../support/real-content";
import { openAlive } from "../support/open-alive";

interface StackFixtures {
  /** One local stack per worker, in a temporary folder on free ports. */
  stack: Stack;
  sql: postgres.Sql;
}

/** Tests with a running stack: the built site, the function, PostgreSQL and the mailbox. */
export const test = base.extend<{ baseURL: string }, StackFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "forms-"));
      const functionEnv = { RATE_LIMITS: "1000,2000", MAILS_PER_DAY: "10000" };
      const site = resolve(process.env.SITE_FOLDER ?? "public");
      const stack = await startStack({ dataDir, quiet: true, functionEnv, site });
      await use(stack);
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
  sql: [
    async ({ stack }, use) => {
      const sql = postgres(stack.database.url, { max: 1 });
      await use(sql);
      await sql.end();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ stack }, use) => use(stack.addresses.site),
});

export { expect };

export const mailsWith = async (stack: Stack, marker: string) =>
  (await stack.mailbox.messages()).filter(({ text }) => text.includes(marker));

export const submissionsWith = async (sql: postgres.Sql, marker: string): Promise<number> =>
  (await sql`select 1 from contact.submissions where payload::text like ${`%${marker}%`}`).length;

export const endpoint = "**/functions/v1/send-contact-email";

export const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")));

export const makeMarker = () => `İşaret-${crypto.randomUUID()}`;

export async function openForm(page: Page, path: string, name: string) {
  await openAlive(page, path, "main form");
  return page.getByRole("form", { name });
}

export async function writeContact(page: Page, message: string): Promise<Locator> {
  const form = page.getByRole("form", { name: "İletişim formu" });
  await form.getByLabel("Ad soyad").fill("Şükrü Iğdır");
  await form.getByLabel("Telefon").fill("0352 000 00 00");
  await form.getByLabel("E-posta").fill("sukru@klinik.example");
  await form.getByLabel("Konu").fill("Çocuk protezi");
  await form.getByLabel("Mesajınız").fill(message);
  return form;
}

export async function fillContact(page: Page, message: string): Promise<Locator> {
  await openForm(page, "/iletisim", "İletişim formu");
  return writeContact(page, message);
}

/** Fills in the page's information request and ticks two services. */
export async function writeInfoRequest(page: Page, message: string): Promise<Locator> {
  const form = page.getByRole("form", { name: "Bilgi talebi formu" });
  await form.getByLabel("Klinik adı").fill("Örnek Ağız ve Diş Sağlığı");
  await form.getByLabel("Yetkili kişi").fill("Dt. Işıl Öz");
  await form.getByLabel("Telefon").fill("0352 000 00 01");
  await form.getByLabel("E-posta").fill("isil@klinik.example");
  for (const service of services.slice(0, 2)) await form.getByLabel(service, { exact: true }).check();
  await form.getByLabel("Mesajınız").fill(message);
  return form;
}
