import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { type Browser, chromium, expect, type Locator, type Page } from "@playwright/test";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { parse } from "yaml";
import { checkContent } from "../../../content-tools/check/index.ts";
import { startWebEditor, type WebEditor } from "../../../content-tools/editor/server/server.ts";
import { installDecap } from "../../../dev/install-decap.ts";
import { localSettings } from "../../../dev/prepare.mjs";
import { findBrowser } from "../../../dev/test/browser.mjs";
import { copyProject, gatsby, type Project } from "../../../dev/test/project.ts";
import { fixtureContent } from "../../support/fixture-content.ts";

// What an editor does in the web editor's forms, up to the built site. All on a copy of the project with the content of
// the tests.

const run = promisify(execFile);
const added = { slug: "teleskop-kron", name: "Teleskop Kron" };

let project: Project;
let editor: WebEditor;
let browser: Browser;
let page: Page;
const foreign: string[] = [];

/** What git says of the copy since it was made. */
const git = async (...args: string[]) => (await run("git", args, { cwd: project.folder })).stdout;

before(async () => {
  project = await copyProject({ flat: false });
  await rm(project.at("content"), { recursive: true });
  await cp(fixtureContent, project.at("content"), { recursive: true });
  const identity = ["-c", "user.name=test", "-c", "user.email=test@localhost", "-c", "core.autocrlf=false"];
  await git("init", "--quiet");
  await git("add", "content");
  await git(...identity, "commit", "--quiet", "--message", "As it was");
  editor = await startWebEditor(project.at("content"), installDecap(), 0, () => {});
  browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox"],
  });
  page = await browser.newPage({ locale: "tr-TR", viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(15_000);
  page.on("request", (request) => {
    if (!request.url().startsWith(editor.url) && !/^(blob|data):/.test(request.url()))
      foreign.push(request.url());
  });
});
after(async () => {
  await browser?.close();
  await editor?.stop();
  await project?.destroy();
});

/** The part of the form that holds a field and what is below it. */
const part = (key: string, within: Locator = page.locator("body")): Locator =>
  within.locator(`label[for^="${key}-field-"]`).first().locator("xpath=../..");

async function unfold(section: Locator): Promise<Locator> {
  await section.getByTestId("expand-button").first().click();
  return section;
}

/** Types over what a field holds, as a person does: Decap puts the cursor back while a script fills a field. */
async function fill(key: string, value: string, within?: Locator): Promise<void> {
  const input = part(key, within).locator("input, textarea").first();
  await input.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(value);
  assert.equal(await input.inputValue(), value);
}

async function choose(key: string, option: string, within?: Locator): Promise<void> {
  await part(key, within).getByRole("combobox").click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** Adds an item to a list of the form and returns its part; the newest is the last. */
async function addItem(list: Locator): Promise<Locator> {
  await list
    .getByRole("button", { name: / ekle$/ })
    .first()
    .click();
  return list.locator('[class*="SortableListItem"]').last();
}

async function openForm(entry: string): Promise<void> {
  await page.goto(`${editor.url}#/collections/${entry}`);
  await page.getByLabel("Sayfanın adresi").waitFor();
}

async function save(): Promise<void> {
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await page.getByRole("menuitem", { name: "Kaydet", exact: true }).click();
}

const saved = () => page.getByText("Kaydedildi.", { exact: true }).first().waitFor();

describe("the web editor", { concurrency: false }, () => {
  test("lists the products and speaks to nobody else", async () => {
    await page.goto(editor.url);
    await page.getByRole("link", { name: /Lamine Kron/ }).waitFor();
    await page.getByRole("link", { name: "Laboratuvar ve menüler" }).waitFor();
    assert.deepEqual(foreign, []);
  });

  test("refuses a mistake, says where it is, and writes nothing", async () => {
    await openForm("products/entries/lamine-kron");
    await fill("badge", "{experiance} yıllık çözüm");
    await save();
    const panel = page.getByRole("alert").filter({ hasText: "Kaydedilmedi" }).first();
    await panel.waitFor();
    const refusals = (await page.locator("#refusals").textContent()) ?? "";
    assert.match(refusals, /content\/products\/lamine-kron\.yaml: badge/);
    assert.match(refusals, /“experiance” adında bir bilgi yok\./);
    assert.match(refusals, /Bunu mu demek istediniz: “experience”\?/);
    assert.equal(await git("status", "--porcelain", "content"), "");
  });

  test("shows a document's picture, and another that is chosen for it", async () => {
    const image = await unfold(part("image"));
    const shown = image.locator("img");
    assert.match((await shown.getAttribute("src")) ?? "", /\/pictures\/lamine-kron\.jpg$/);
    await image.getByRole("button", { name: "Başka bir görsel seç" }).click();
    await page.getByText("sayfa.jpg").click();
    await page.getByRole("button", { name: "Seçileni kullan" }).click();
    await image.locator('img[src$="/pictures/sayfa.jpg"]').waitFor();
    await image.getByRole("button", { name: "Başka bir görsel seç" }).click();
    await page.getByPlaceholder("Ara...").fill("lamine");
    await page.getByText("lamine-kron.jpg").click();
    await page.getByRole("button", { name: "Seçileni kullan" }).click();
    await image.locator('img[src$="/pictures/lamine-kron.jpg"]').waitFor();
  });

  test("saves a changed field as one line of difference", async () => {
    await fill("badge", "Işığı geçiren çözüm");
    await save();
    await saved();
    await page.locator("#refusals").waitFor({ state: "hidden" });
    const difference = await git("diff", "--unified=0", "content");
    assert.deepEqual(
      difference.split("\n").filter((line) => /^[+-](?![+-])/.test(line)),
      ["-badge: Estetik çözüm", "+badge: Işığı geçiren çözüm"],
    );
  });

  test("creates a product with a picture that the content check passes", async () => {
    await openForm("products/new");
    await fill("slug", added.slug);
    await fill("name", added.name);
    await fill("badge", "İki parçalı");
    await fill("summary", "Kronun içinde kron: protez takılır, çıkarılır, sağlam durur.");
    const seo = await unfold(part("seo"));
    await fill("title", added.name, seo);
    await fill("description", "Teleskop kron: iki parçalı, takılıp çıkarılabilen tutucu.", seo);
    await addPicture();
    const menu = await unfold(part("menu"));
    await choose("group", "Sabit Kronlar", menu);
    await fill("description", "İç içe geçen iki parça.", menu);
    await fillCard();
    const form = await unfold(part("form"));
    await fill("label", added.name, form);
    await fill("order", "99", form);
    await fillTitled("advantages", "items", true);
    await fillTitled("process", "steps", false);
    const call = await unfold(part("callToAction"));
    await fill("tag", "Vaka danışma", call);
    await fill("title", "Teleskop planınızı konuşalım", call);
    await fill("text", "Modelinizi gönderin, {replyTime} saat içinde dönelim.", call);
    await save();
    await saved();
    assert.deepEqual(await checkContent(project.at("content")), []);
    const text = await readFile(project.at("content/products", `${added.slug}.yaml`), "utf8");
    const keys = Object.keys(parse(text));
    assert.deepEqual(keys, [
      "slug",
      "name",
      "badge",
      "summary",
      "seo",
      "image",
      "menu",
      "catalogue",
      "form",
      "advantages",
      "process",
      "callToAction",
    ]);
    assert.equal(parse(text).image.src, "../images/teleskop-kron.jpg");
    const status = await git("status", "--porcelain", "--untracked-files=all", "content");
    assert.deepEqual(status.trim().split("\n").sort(), [
      "?? content/images/teleskop-kron.jpg",
      "?? content/products/teleskop-kron.yaml",
      "M content/products/lamine-kron.yaml",
    ]);
  });

  test("what it wrote is on the built site: page, menu, picture", async () => {
    await run(process.execPath, [gatsby, "build"], {
      cwd: project.folder,
      env: { ...process.env, ...localSettings, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
      maxBuffer: 64 * 2 ** 20,
    });
    const read = async (page: string) => {
      const file = project.at("public", `${page}.html`);
      assert.ok(existsSync(file), `${page} was not built`);
      return new JSDOM(await readFile(file, "utf8")).window.document;
    };
    const product = await read(added.slug);
    assert.equal(product.querySelector("h1")?.textContent, added.name);
    const picture = product.querySelector('img[alt="Alçı model üzerinde iç içe geçen iki kron"]');
    const src = picture?.getAttribute("src") ?? "";
    assert.match(src, /teleskop-kron/);
    assert.ok(existsSync(project.at("public", src)));
    const home = await read("index");
    assert.ok(home.querySelector(`header a[href="/${added.slug}"]`));
    assert.ok(home.querySelector(`form input[type=checkbox][value="${added.name}"]`));
    const changed = await read("lamine-kron");
    assert.ok(changed.body.textContent?.includes("Işığı geçiren çözüm"));
  });
});

async function addPicture(): Promise<void> {
  const image = await unfold(part("image"));
  await image.getByRole("button", { name: "Görsel seç" }).click();
  const photo = path.join(project.folder, "Teleskop Kron.JPG");
  await sharp({ create: { width: 1200, height: 750, channels: 3, background: "#688" } })
    .jpeg()
    .toFile(photo);
  await page.locator('input[type="file"]').setInputFiles(photo);
  const card = page.getByText("teleskop-kron.jpg").first();
  await card.waitFor();
  const use = page.getByRole("button", { name: "Seçileni kullan" });
  if (await use.isDisabled()) await card.click();
  await use.click();
  const shown = image.locator("img");
  await shown.waitFor();
  await expect(shown).toHaveJSProperty("naturalWidth", 1200);
  await fill("alt", "Alçı model üzerinde iç içe geçen iki kron", image);
}

async function fillCard(): Promise<void> {
  const card = part("catalogue").locator('[class*="SortableListItem"]').first();
  await unfold(part("catalogue"));
  await fill("title", added.name, card);
  await fill("description", "Takılıp çıkarılabilen, iki parçalı çözüm.", card);
  for (const feature of ["Kolay temizlik", "Sağlam tutuş", "Uzun ömür"]) {
    const item = await addItem(part("features", card));
    await fill("item", feature, item);
  }
  await choose("category", "Kron", card);
  await choose("icon", "layers", card);
}

/** A section with its title and two items that have a title and a description each. */
async function fillTitled(key: string, items: string, icons: boolean): Promise<void> {
  const section = await unfold(part(key));
  await fill("title", "Neden teleskop?", section);
  for (const title of ["İlk", "İkinci"]) {
    const item = await addItem(part(items, section));
    if (icons) await choose("icon", "gem", item);
    await fill("title", title, item);
    await fill("description", `${title} maddenin açıklaması.`, item);
  }
}
