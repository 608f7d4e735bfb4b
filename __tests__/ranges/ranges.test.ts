import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { checkContent } from "../../content-tools/check/index.ts";
import { documentKinds } from "../../content-tools/model/index.ts";
import { localSettings } from "../../dev/prepare.mjs";
import { freePort } from "../../dev/stack/ports.ts";
import { type SiteServer, startSiteServer } from "../../dev/stack/site-server.ts";
import { findBrowser } from "../../dev/test/browser.mjs";
import { copyProject, gatsby, type Project, root } from "../../dev/test/project.ts";
import { brokenWords } from "../../e2e/support/broken-words.ts";
import { cutTexts } from "../../e2e/support/cut-texts.ts";
import { halfRows } from "../../e2e/support/half-rows.ts";
import { rounds, writeRound } from "./rounds.ts";

// Content at the ends of every range that the model allows, built and looked at: nothing is wider than the window, cut off,
// broken within a word, or leaves a part of a row empty.

/** Those of machines, and the narrowest at which parts stand beside one another. */
const widths = [320, 360, 768, 900, 1280, 1920];

let project: Project;
let browser: Browser;

before(async () => {
  project = await copyProject();
  browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
});
after(async () => {
  await browser?.close();
  await project?.destroy();
});

const build = () =>
  promisify(execFile)(process.execPath, [gatsby, "build"], {
    cwd: project.folder,
    env: { ...process.env, ...localSettings, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
    maxBuffer: 64 * 2 ** 20,
  });

/** Pixels by which a page is wider than the window once it has followed the window's size, which takes it some frames. */
const sideways = (page: Page) =>
  page.evaluate(async () => {
    const over = () => Math.max(document.documentElement.scrollWidth - window.innerWidth, 0);
    for (let frame = 0; frame < 3 || (frame < 30 && over() > 0); frame++)
      await new Promise(requestAnimationFrame);
    return over();
  });

/** What is wrong with a page in windows of all widths, each as "width: what". */
async function problemsOf(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const over = await sideways(page);
    const found = [
      ...(over > 0 ? [`scrolls ${over} px sideways`] : []),
      ...(await cutTexts(page)).map((text) => `cuts off: ${text}`),
      ...(await brokenWords(page)).map((word) => `breaks the word ${word}`),
      ...(await halfRows(page)).map((row) => `leaves a row half empty: ${row}`),
    ];
    problems.push(...found.map((problem) => `${width} px: ${problem}`));
  }
  return problems;
}

const pageRoutes = documentKinds.flatMap(({ route }) => (route && route !== "slug" ? [route] : []));

async function routesOf(content: string): Promise<string[]> {
  const products = await readdir(path.join(content, "products"));
  return [...pageRoutes, ...products.map((name) => `/${path.basename(name, ".yaml")}`)];
}

for (const round of rounds)
  describe(round.name, () => {
    let server: SiteServer;
    let routes: string[] = [];
    before(async () => {
      await writeRound(path.join(root, "content"), project.at("content"), round);
      routes = await routesOf(project.at("content"));
    });
    after(() => server?.stop());

    test("is content that the check accepts", async () => {
      const problems = await checkContent(project.at("content"));
      assert.deepEqual(
        problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
        [],
      );
    });

    test("is built", async () => {
      await build();
      const port = await freePort(0, "site", () => undefined);
      server = await startSiteServer(project.at("public"), port, "http://127.0.0.1:9");
    });

    test("fits every window on every page", async () => {
      const context = await browser.newContext({ reducedMotion: "reduce", locale: "tr-TR" });
      // What tsx puts around functions of this project, also around those that run in the page.
      await context.addInitScript({ content: "globalThis.__name = (named) => named" });
      const page = await context.newPage();
      const found: string[] = [];
      for (const route of routes)
        found.push(...(await problemsOf(page, server.url + route)).map((problem) => `${route} ${problem}`));
      await context.close();
      assert.ok(found.length === 0, `\n${found.join("\n")}`);
    });
  });
