import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../../dev/stack/ports";
import { type SiteServer, startSiteServer } from "../../../dev/stack/site-server";
import { type Stack, startStack } from "../../../dev/stack/stack";
import { writeHeaders } from "../../../plugins/security-headers/write-headers";
import { notices } from "../../specification/notices";
import { receivedRoute } from "../../support/real-content";
import { mailsWith, makeMarker, writeContact } from "./stack";

// The function on another site than the pages, as in production; the local stack has both on one origin.

test.describe.configure({ mode: "default" });

let folder: string;
let stack: Stack;
let site: SiteServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "other-origin-"));
  const port = await freePort();
  const functionEnv = { ALLOWED_ORIGINS: `http://localhost:${port}` };
  stack = await startStack({
    dataDir: join(folder, "data"),
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
  await writeHeaders({ site: pages, functionUrl: stack.addresses.functionOrigin });
  site = await startSiteServer(pages, port);
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
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(page.getByRole("alert")).toContainText(notices.contactFailed.text);
  expect(new URL(page.url()).origin).toBe(stack.addresses.functionOrigin);
  await page.getByLabel("Ad soyad").fill("Şükrü Iğdır");
  await page.getByRole("button", { name: "Mesajı gönder" }).click();
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
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(page.getByRole("alert")).toContainText("doğrulanamadı");
  await expect(page.getByLabel("Mesajınız")).toHaveValue(marker);
  expect(await mailsWith(stack, marker)).toEqual([]);
  await page.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(page).toHaveURL(site.url + receivedRoute);
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
});
