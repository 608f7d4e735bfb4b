import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "@playwright/test";
import { startSiteServer } from "../../../dev/stack/site-server";
import { routes } from "../../support/real-content";
import { actFirst, hydrated, scriptsFailed } from "../support/open-alive";

test("a temporarily missing script is loaded at the next visit", async ({ page }) => {
  const site = mkdtempSync(path.join(tmpdir(), "site-"));
  cpSync(path.resolve(process.env.SITE_FOLDER ?? "public"), site, { recursive: true });
  const server = await startSiteServer(site);
  const script = path.join(site, readdirSync(site).find((name) => /^app-.*\.js$/.test(name)) ?? "");
  renameSync(script, `${script}.away`);
  await page.goto(server.url);
  await actFirst(page);
  await scriptsFailed(page);
  renameSync(`${script}.away`, script);
  await page.goto(server.url + routes.at(-1));
  await actFirst(page);
  await hydrated(page);
  await server.stop();
  rmSync(site, { recursive: true });
});
