import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { contact, post } from "../../__tests__/function/support";
import { receivedRoute } from "../../__tests__/support/real-content";
import { freePort } from "../../dev/stack/ports";
import { staffLinkKey } from "../../dev/stack/settings";
import { type SiteServer, startSiteServer } from "../../dev/stack/site-server";
import { type Stack, startStack } from "../../dev/stack/stack";
import { writePage } from "../../plugins/held-messages/write-page";
import { writeHeaders } from "../../plugins/security-headers/write-headers";
import { notices } from "../../specification/notices";
import { writeToken } from "../../supabase/functions/send-contact-email/held-link";
import { mailsWith, makeMarker, writeContact } from "./stack";

// The function on another site than the pages, as in production; the local stack has both on one origin.

test.describe.configure({ mode: "default" });

let folder: string;
let stack: Stack;
let site: SiteServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "other-origin-"));
  const port = await freePort(0, "site", () => undefined);
  const functionEnv = { ALLOWED_ORIGINS: `http://localhost:${port}` };
  stack = await startStack({
    dataDir: join(folder, "data"),
    ports: "random",
    quiet: true,
    site: null,
    functionEnv,
  });
  const pages = join(folder, "site");
  const names = ["404.html", "iletisim", receivedRoute.slice(1)];
  const files = names.map((name) => name.replace(/(\.html)?$/, ".html"));
  for (const name of [...files, ...names.map((page) => `page-data/${page}/page-data.json`)]) {
    await mkdir(join(pages, name, ".."), { recursive: true });
    await cp(join("public", name), join(pages, name));
  }
  const contact = join(pages, "iletisim.html");
  const html = await readFile(contact, "utf8");
  await writeFile(contact, html.replace(/action="[^"]*"/, `action="${stack.addresses.function}"`));
  await writeHeaders({
    site: pages,
    hostFiles: join(folder, "hosts"),
    siteUrl: `http://localhost:${port}`,
    functionUrl: stack.addresses.functionOrigin,
  });
  await writePage(pages, stack.addresses.functionOrigin);
  site = await startSiteServer(pages, port, "http://127.0.0.1:9");
});
test.afterAll(async () => {
  await site?.stop();
  await stack?.stop();
  await rm(folder, { recursive: true, force: true });
});
test.use({ javaScriptEnabled: false });

test("a form is posted there, corrected there, and leads back to the site it came from", async ({ page }) => {
  const marker = makeMarker();
  await page.goto(`${site.url}/iletisim`);
  const form = await writeContact(page, marker);
  await form.getByLabel("Ad soyad").fill("  ");
  await form.getByRole("button", { name: "Mesajı Gönder" }).click();
  await expect(page.getByRole("alert")).toContainText(notices.contactFailed.text);
  expect(new URL(page.url()).origin).toBe(stack.addresses.functionOrigin);
  await page.getByLabel("Ad soyad").fill("Şükrü Iğdır");
  await page.getByRole("button", { name: "Mesajı Gönder" }).click();
  await expect(page).toHaveURL(site.url + receivedRoute);
  await expect(page.getByText(notices.contactSent.text)).toBeVisible();
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
});

test("a page whose origin nobody knows sends nothing before its visitor confirms", async ({ page }) => {
  const marker = makeMarker();
  await page.route(`${site.url}/iletisim`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "referrer-policy": "no-referrer" } });
  });
  await page.goto(`${site.url}/iletisim`);
  const form = await writeContact(page, marker);
  await form.getByRole("button", { name: "Mesajı Gönder" }).click();
  await expect(page.getByRole("alert")).toContainText("doğrulanamadı");
  await expect(page.getByLabel("Mesajınız")).toHaveValue(marker);
  expect(await mailsWith(stack, marker)).toEqual([]);
  await page.getByRole("button", { name: "Mesajı Gönder" }).click();
  await expect(page).toHaveURL(site.url + receivedRoute);
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
});

test.describe("a link of the morning mail", () => {
  test.use({ javaScriptEnabled: true });

  test("opens on the site, and leads to the message there", async ({ page }) => {
    const marker = makeMarker();
    const payload = contact({ message: marker, ekBilgi: "x" });
    await post(stack, payload);
    const expires = Math.floor(Date.now() / 1_000) + 600;
    const link = { action: "release", id: payload.submissionId ?? "", expires } as const;
    const referrers: string[] = [];
    page.on("request", (request) => referrers.push(request.headers().referer ?? ""));
    await page.goto(`${site.url}/bekleyen-mesaj#${await writeToken(link, [staffLinkKey])}`);
    await page.getByRole("button", { name: "Mesajı göster" }).click();
    await expect(page.getByText(marker)).toBeVisible();
    expect(new URL(page.url()).origin).toBe(stack.addresses.functionOrigin);
    await page.getByRole("button", { name: "Laboratuvara ilet" }).click();
    await expect(page.getByRole("heading", { name: "Mesaj iletiliyor" })).toBeVisible();
    await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
    expect(new Set(referrers)).toEqual(new Set([""]));
  });
});
