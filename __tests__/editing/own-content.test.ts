import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { parse } from "yaml";
import { localSettings } from "../../dev/prepare.mjs";
import { freePort } from "../../dev/stack/ports.ts";
import { type SiteServer, startSiteServer } from "../../dev/stack/site-server.ts";
import { findBrowser } from "../../dev/test/browser.mjs";
import { copyProject, gatsby, type Project } from "../../dev/test/project.ts";
import { expectAccessible } from "../../e2e/support/accessibility.ts";
import { strings } from "../../src/lib/interface-strings.ts";
import { slugOf } from "../../src/lib/turkish.ts";
import { giveOwnContent, own } from "../support/own-content.ts";
import { navigation } from "../support/real-content.ts";
import { textPageFile } from "../support/text-page.ts";

// A laboratory that has what the sample has not: a page of its own, accounts, a company, a fact; and lacks WhatsApp and the
// products of one category. Built as an editor would, and looked at in a browser.

let project: Project;
let site: SiteServer;
let browser: Browser;
let page: Page;
let emptied: string;
/** The page's file, its texts as they are written. */
let written: {
  slug: string;
  title: string;
  menu: { description: string };
  footer: { label: string };
  sections: { title: string; questions?: { question: string; answer: string }[] }[];
};

before(async () => {
  project = await copyProject();
  ({ category: emptied } = await giveOwnContent(project));
  written = parse(await readFile(project.at("content", textPageFile), "utf8"));
  await promisify(execFile)(process.execPath, [gatsby, "build"], {
    cwd: project.folder,
    env: { ...process.env, ...localSettings, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
    maxBuffer: 64 * 2 ** 20,
  });
  site = await startSiteServer(
    project.at("public"),
    await freePort(0, "site", () => undefined),
    "http://127.0.0.1:9",
  );
  browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
  page = await browser.newPage({ locale: "tr-TR", reducedMotion: "reduce" });
  // The compiler of the tests names inner functions by a helper, which what runs in the page needs, too.
  await page.addInitScript({ content: "globalThis.__name = (named) => named;" });
});
after(async () => {
  await browser?.close();
  await site?.stop();
  await project?.destroy();
});

const open = (route: string) => page.goto(`${site.url}${route}`);
const texts = (selector: string) => page.locator(selector).allTextContents();
const html = (name: string) => readFile(project.at("public", `${name}.html`), "utf8");

/** What the page says to search engines, by the names of the things. */
async function things(): Promise<Record<string, Record<string, unknown>>> {
  const [json = "{}"] = await texts('script[type="application/ld+json"]');
  const data = JSON.parse(json);
  const all: Record<string, unknown>[] = data["@graph"] ?? [data];
  return Object.fromEntries(all.map((thing) => [String(thing["@type"]), thing]));
}

describe("a page that was added", { concurrency: false }, () => {
  test("is at its address with its heading, sections, and facts of the laboratory's own", async () => {
    assert.equal((await open(`/${written.slug}`))?.status(), 200);
    assert.deepEqual(await texts("main h1"), [written.title]);
    assert.deepEqual(
      (await texts("main h2")).slice(0, written.sections.length),
      written.sections.map(({ title }) => title),
    );
    assert.match((await page.locator("main").textContent()) ?? "", /Aynı anda 7 fırın çalışır/);
    assert.equal(await page.locator("main table tbody tr").count(), 3);
    assert.deepEqual(await texts("main ol[data-items] li"), [
      "Özgeçmişinizi ve üç işinizin fotoğrafını gönderin.",
      "Bir hafta içinde telefonla görüşelim.",
      "Bir gün laboratuvarda birlikte çalışalım.",
    ]);
  });

  test("has a head, a card and crumbs of its own, and says its questions to search engines", async () => {
    await open(`/${written.slug}`);
    assert.match(await page.title(), /^Kariyer: açık işler ve staj \| /);
    const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute("content");
    const card = new URL((await meta("og:image")) ?? "");
    assert.match(card.pathname, new RegExp(`/${written.slug}-[0-9a-f]{12}\\.jpg$`));
    assert.ok(existsSync(project.at("public", card.pathname)));
    const crumbs = page.getByRole("navigation", { name: strings.breadcrumbs }).getByRole("listitem");
    assert.deepEqual(await crumbs.allTextContents(), [
      navigation.home.label,
      navigation.corporate.label,
      written.title,
    ]);
    const { BreadcrumbList, FAQPage } = await things();
    const [steps, asked] = [BreadcrumbList?.itemListElement, FAQPage?.mainEntity];
    assert.ok(Array.isArray(steps) && Array.isArray(asked));
    assert.equal(steps.length, 3);
    assert.deepEqual(
      asked.map(({ name }) => name),
      written.sections.flatMap(({ questions = [] }) => questions.map(({ question }) => question)),
    );
  });

  test("is in the sitemap, and in menu and footer of other pages at the places it asks for", async () => {
    const sitemap = await readFile(project.at("public/sitemap-0.xml"), "utf8");
    assert.ok(sitemap.includes(`/${written.slug}</loc>`));
    await open("/vizyonumuz");
    const footer = page.locator("footer").getByRole("link", { name: written.footer.label });
    assert.equal(await footer.getAttribute("href"), `/${written.slug}`);
    const entry = page.locator(`header a[href="/${written.slug}"]`).first();
    assert.equal(await entry.evaluate((link) => [...(link.parentElement?.children ?? [])].indexOf(link)), 1);
    assert.ok((await entry.textContent())?.includes(written.menu.description));
  });

  for (const width of [320, 360, 768, 1280, 1920])
    test(`fits ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await open(`/${written.slug}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    });

  test("has nothing that checkers of accessibility report, on a screen and on a phone", async () => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await open(`/${written.slug}`);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  test("is whole without scripts: an answer opens, the contents lead to their sections", async () => {
    const still = await browser.newPage({ javaScriptEnabled: false });
    await still.goto(`${site.url}/${written.slug}`);
    const [asked] = written.sections.flatMap(({ questions = [] }) => questions);
    await still.getByText(asked?.question ?? "").click();
    await still.getByText(asked?.answer ?? "").waitFor();
    const [, second] = written.sections;
    await still
      .getByRole("navigation", { name: strings.contents })
      .getByText(second?.title ?? "")
      .click();
    assert.equal(new URL(still.url()).hash, `#${slugOf(second?.title ?? "")}`);
    await still.close();
  });

  test("opens an answer by its address", async () => {
    const [asked] = written.sections.flatMap(({ questions = [] }) => questions);
    await open(`/${written.slug}#${slugOf(asked?.question ?? "")}`);
    await page.getByText(asked?.answer ?? "").waitFor();
  });

  test("begins on the first sheet of paper and shows its answers", async () => {
    const paper = await browser.newPage();
    await paper.emulateMedia({ media: "print" });
    await paper.goto(`${site.url}/${written.slug}`);
    // The text is no block that moves to the next sheet as a whole.
    const outer = paper.locator("main section:has(> div section)").first();
    assert.equal(await outer.evaluate((section) => getComputedStyle(section).breakInside), "auto");
    const contents = paper.getByRole("navigation", { name: strings.contents, includeHidden: true });
    assert.ok(!(await contents.isVisible()));
    const [asked] = written.sections.flatMap(({ questions = [] }) => questions);
    assert.ok(await paper.getByText(asked?.answer ?? "").isVisible());
    await paper.close();
  });
});

describe("a laboratory with accounts and a company", { concurrency: false }, () => {
  test("shows the accounts in the footer and on the contact page, by their names", async () => {
    await open("/iletisim");
    for (const { kind, url } of own.social) {
      const links = page.locator(`a[href="${url}"]`);
      assert.equal(await links.count(), 2);
      assert.equal((await links.first().textContent())?.toLowerCase(), kind);
    }
    assert.equal((await page.request.get(`${site.url}/social.svg`)).status(), 200);
    await expectAccessible(page);
  });

  test("says the company in the footer and on the notice page, and both to search engines", async () => {
    await open("/kvkk");
    for (const part of ["footer", "main"]) {
      const text = (await page.locator(part).textContent()) ?? "";
      for (const value of Object.values(own.company)) assert.ok(text.includes(value), `${part}: ${value}`);
    }
    await open("/");
    const { MedicalBusiness } = await things();
    assert.deepEqual(
      MedicalBusiness?.sameAs,
      own.social.map(({ url }) => url),
    );
    assert.equal(MedicalBusiness?.legalName, own.company.legalName);
    assert.equal(MedicalBusiness?.taxID, own.company.taxNumber);
  });
});

test("without WhatsApp no page leads there", async () => {
  const pages = (await readdir(project.at("public"))).filter((name) => name.endsWith(".html"));
  assert.ok(pages.length > 10);
  for (const name of pages)
    assert.ok(!(await html(name.replace(/\.html$/, ""))).includes("wa.me"), `${name} leads to WhatsApp`);
});

test("a category without products is in no filter", async () => {
  for (const name of ["index", "urunler"]) {
    const text = await html(name);
    assert.match(text, /name="kategori"/);
    assert.ok(!text.includes(`value="${slugOf(emptied)}"`), `${emptied} is in the filter of ${name}`);
  }
});
