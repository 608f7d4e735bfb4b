import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { after, before, describe, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type ConsoleMessage, chromium, type Page } from "@playwright/test";
import { freePort } from "../../dev/stack/ports.ts";
import { findBrowser } from "../../dev/test/browser.mjs";
import { added, addedFile, copyProject, gatsby, type Project } from "../../dev/test/project.ts";
import { routes } from "../support/real-content.ts";
import { textPageFile, textPageWith } from "../support/text-page.ts";

// What an editor does while `gatsby develop` runs: adds a product, breaks its file, mends it, takes it away; adds a page.

/** How long a change may take to be seen: a slow machine compiles pages as they are asked for. */
const patience = 120_000;

let project: Project;
let server: ChildProcess;
let browser: Browser;
let page: Page;
let origin: string;
let output = "";

/** Starts `gatsby develop` and waits until the site can be seen. */
async function startServer(): Promise<void> {
  const port = await freePort(8600, "development server", () => {});
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, [gatsby, "develop", "--port", String(port)], {
    cwd: project.folder,
    env: { ...process.env, CI: "true", NODE_ENV: "development", GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own: Gatsby runs the server in a child, which has to end with it.
    detached: process.platform !== "win32",
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  await eventually(() => assert.match(output, /You can now view/), 4 * patience);
}

async function stopServer(): Promise<void> {
  if (!server?.pid || server.exitCode !== null) return;
  const gone = once(server, "exit");
  if (process.platform === "win32") server.kill();
  else process.kill(-server.pid, "SIGTERM");
  await gone;
}

/** Tries again until the assertion holds. @throws what it threw last, and the end of the server's output */
async function eventually(assertion: () => void | Promise<void>, timeout = patience): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw new Error(`${error}\n${output.slice(-2000)}`, { cause: error });
      await wait(1000);
    }
  }
}

const file = () => project.at("content/products", `${added.slug}.yaml`);
/** Saves in one go: an empty moment between opening and writing can be all that Gatsby, told once, gets to see. */
const save = (text: string) => writeFileSync(file(), text);
const open = (route: string) => page.goto(`${origin}${route}`, { waitUntil: "domcontentloaded" });
const linkInHeader = () => page.locator(`header a[href="/${added.slug}"]`);

/** The page of the added product is shown, with this summary. */
async function showsProduct(summary = added.description): Promise<void> {
  await open(`/${added.slug}`);
  const main = page.getByRole("main");
  await main.getByRole("heading", { level: 1, name: added.name }).waitFor({ timeout: 10_000 });
  await main.getByText(summary, { exact: true }).first().waitFor({ timeout: 10_000 });
}

before(async () => {
  project = await copyProject();
  browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox"],
  });
  page = await browser.newPage();
  page.setDefaultNavigationTimeout(patience);
  await startServer();
});
after(async () => {
  await browser?.close();
  await stopServer();
  await project?.destroy();
});

/** What the browser complains about while `visit` runs: errors and warnings of the console, and what was thrown. */
async function complaintsDuring(visit: () => Promise<void>): Promise<string[]> {
  const complaints: string[] = [];
  const said = (message: ConsoleMessage) => {
    if (["error", "warning"].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  };
  const thrown = (error: Error) => complaints.push(`${page.url()}: ${error.message}`);
  page.on("console", said).on("pageerror", thrown);
  await visit();
  page.off("console", said).off("pageerror", thrown);
  return complaints;
}

describe("while gatsby develop runs", { concurrency: false }, () => {
  test("no page of the site makes the console complain, opened or reached by a link", async () => {
    const complaints = await complaintsDuring(async () => {
      for (const route of routes) {
        await page.goto(`${origin}${route}`);
        await page.getByRole("heading", { level: 1 }).waitFor();
      }
      const link = page.locator("footer").getByRole("link", { name: "KVKK" });
      await link.click();
      await page.waitForURL(/\/kvkk\/?$/);
      await page.getByRole("heading", { level: 1, name: "KVKK" }).waitFor();
    });
    assert.deepEqual(complaints, []);
    const noticed = await complaintsDuring(async () => {
      await page.evaluate(() => console.warn("heard"));
    });
    assert.equal(noticed.length, 1, "a warning is heard");
  });

  test("an added product gets its page, menu entry, card and form option", async () => {
    save(await addedFile());
    await eventually(() => showsProduct());
    await open("/");
    await linkInHeader().first().waitFor({ state: "attached" });
    await page.locator(`#katalog li h3:has-text("${added.name}")`).first().waitFor({ state: "attached" });
    await page.locator(`form input[type=checkbox][value="${added.name}"]`).waitFor({ state: "attached" });
  });

  test("a mistake in its file is told with its place, and the site goes on", async () => {
    const text = await addedFile();
    const line = text.split("\n").findIndex((row) => row.includes("category:")) + 1;
    save(text.replace(/category: .*/, "category: Kronlar"));
    const place = `content/products/${added.slug}.yaml:${line}:15  “Kronlar” diye bir kategori yok.`;
    await eventually(() => assert.ok(output.includes(place), `not said: ${place}`));
    await eventually(() => showsProduct());
  });

  test("so is one for which the file cannot be read", async () => {
    const text = await addedFile();
    save(text.replace(/^name: /m, 'name: "'));
    const place = `content/products/${added.slug}.yaml:2:7  Açılan tırnak kapatılmamış.`;
    await eventually(() => assert.ok(output.includes(place), `not said: ${place}`));
    assert.equal(server.exitCode, null);
    assert.equal((await fetch(`${origin}/vizyonumuz`)).status, 200);
    await open("/lamine-kron");
    await page.getByRole("heading", { level: 1, name: "Lamine Kron" }).waitFor();
  });

  test("mended, it is right again and shows what changed", async () => {
    const summary = "Yeni tanıtım cümlesi.";
    save((await addedFile()).replace(added.description, summary));
    await eventually(() => assert.match(output, /İçerik denetlendi: hata yok\./));
    await eventually(() => showsProduct(summary));
  });

  test("a removed product is gone with all its traces", async () => {
    await rm(file());
    await eventually(async () => {
      await open("/vizyonumuz");
      await page.locator("header a").first().waitFor({ state: "attached", timeout: 10_000 });
      assert.equal(await linkInHeader().count(), 0);
    });
    await open("/");
    await page.locator("#katalog li h3").first().waitFor({ state: "attached" });
    assert.equal(await page.getByText(added.name).count(), 0);
    const data = await fetch(`${origin}/page-data/${added.slug}/page-data.json`);
    assert.equal(data.status, 404);
  });

  test("an added page is there with its entry in the menu, and gone with its file", async () => {
    const [picture = ""] = readdirSync(project.at("content/images"));
    writeFileSync(project.at("content", textPageFile), textPageWith(picture));
    const complaints = await complaintsDuring(() =>
      eventually(async () => {
        await open("/kariyer");
        await page.getByRole("heading", { level: 1, name: "Kariyer" }).waitFor({ timeout: 10_000 });
        await page.locator('header a[href="/kariyer"]').first().waitFor({ state: "attached" });
      }),
    );
    // Until the page is there, its address is not found.
    assert.deepEqual(
      complaints.filter((complaint) => !/404/.test(complaint)),
      [],
    );
    await rm(project.at("content", textPageFile));
    await eventually(async () => {
      await open("/vizyonumuz");
      await page.locator("header a").first().waitFor({ state: "attached", timeout: 10_000 });
      assert.equal(await page.locator('header a[href="/kariyer"]').count(), 0);
    });
  });
});
