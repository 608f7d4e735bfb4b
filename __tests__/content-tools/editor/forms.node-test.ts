import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { after, before, beforeEach, describe, test } from "node:test";
import { type Browser, chromium, type Page } from "@playwright/test";
import { parse } from "yaml";
import { startWebEditor, type WebEditor } from "../../../content-tools/editor/server/server.ts";
import { installDecap } from "../../../dev/install-decap.ts";
import { findBrowser } from "../../../dev/test/browser.mjs";
import { editorForm } from "../../support/editor-form.ts";
import { createGitProject, type GitProject, gitAt, isolateGit } from "../../support/git-project.ts";

// What an editor does in the web editor's forms, and what the page around them says. All on the content of the tests, in a
// repository with a bare one as its remote; `day.node-test.ts` has the page beside the form and the way to the built site.

const file = "content/products/lamine-kron.yaml";
const badge = "badge: Estetik çözüm";

let isolated: ReturnType<typeof isolateGit>;
let project: GitProject;
let editor: WebEditor;
let browser: Browser;
let page: Page;
let form: ReturnType<typeof editorForm>;
const foreign: string[] = [];

before(async () => {
  isolated = isolateGit();
  project = await createGitProject((path, from, to) =>
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to)),
  );
  editor = await startWebEditor(project.path, installDecap(), 0, () => {});
  browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
});
beforeEach(async () => {
  await page?.close();
  page = await browser.newPage({ locale: "tr-TR", viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(15_000);
  page.on("dialog", (dialog) => void dialog.accept());
  page.on("request", (request) => {
    if (!request.url().startsWith(editor.url) && !/^(blob|data):/.test(request.url()))
      foreign.push(request.url());
  });
  form = editorForm(page);
  await project.git("checkout", "--quiet", "--", "content");
});
after(async () => {
  await browser?.close();
  await editor?.stop();
  project?.destroy();
  isolated?.restore();
});

async function openForm(entry: string): Promise<void> {
  await page.goto(`${editor.url}#/collections/${entry}`);
  await page.getByLabel("Sayfanın adresi").waitFor();
}

describe("the web editor", { concurrency: false }, () => {
  test("lists the products and speaks to nobody else", async () => {
    await page.goto(editor.url);
    await page.getByRole("link", { name: /Lamine Kron/ }).waitFor();
    await page.getByRole("link", { name: "Laboratuvar ve menüler" }).waitFor();
    assert.deepEqual(foreign, []);
  });

  test("adds a page: its form asks for no kind, its file holds one, and it is listed without the site's own", async () => {
    await page.goto(`${editor.url}#/collections/added-pages/new`);
    await page.getByLabel("Sayfanın adresi").waitFor();
    await form.fill("slug", "kariyer");
    const seo = await form.unfold(form.part("seo"));
    await form.fill("title", "Kariyer", seo);
    await form.fill("description", "Açık işler ve başvuru adımları.", seo);
    await form.fill("tag", "Kurumsal");
    // After that of the head.
    await form.fill(
      "title",
      "Kariyer",
      page.locator('label[for^="title-field-"]').nth(1).locator("xpath=../.."),
    );
    await form.fill("lede", "Ekibimize katılmak isteyenler için.");
    await form.addItem(form.part("sections"));
    // The last one would soon be a paragraph of it.
    const section = form.part("sections").locator('[class*="SortableListItem"]').first();
    await form.fill("title", "Başvuru", section);
    const paragraph = await form.addItem(form.part("paragraphs", section));
    await form.fill("item", "Her başvuruyu okuruz.", paragraph);
    await form.save();
    await form.saved();
    assert.deepEqual(parse(project.read("pages/kariyer.yaml")), {
      kind: "text",
      slug: "kariyer",
      seo: { title: "Kariyer", description: "Açık işler ve başvuru adımları." },
      tag: "Kurumsal",
      title: "Kariyer",
      lede: "Ekibimize katılmak isteyenler için.",
      sections: [{ title: "Başvuru", paragraphs: ["Her başvuruyu okuruz."] }],
    });
    await page.goto(`${editor.url}#/collections/added-pages`);
    await page.getByRole("link", { name: "Kariyer" }).waitFor();
    assert.equal(await page.locator('a[href*="/collections/added-pages/entries/"]').count(), 1);
    await page.getByRole("button", { name: "Değişiklikler (1)" }).click();
    await page.getByText("Sayfa: Kariyer").waitFor();
    project.remove("pages/kariyer.yaml");
  });

  test("refuses a mistake, says where it is, and writes nothing", async () => {
    await openForm("products/entries/lamine-kron");
    await form.fill("badge", "{experiance} yıllık çözüm");
    await form.save();
    await page.getByRole("alert").filter({ hasText: "Kaydedilmedi" }).first().waitFor();
    const refusals = (await page.locator("#refusals").textContent()) ?? "";
    assert.match(refusals, /content\/products\/lamine-kron\.yaml: badge/);
    assert.match(refusals, /“experiance” adında bir bilgi yok\./);
    assert.match(refusals, /Bunu mu demek istediniz: “experience”\?/);
    assert.equal(await project.git("status", "--porcelain", "content"), "");
  });

  test("shows a document's picture, and another that is chosen for it", async () => {
    await openForm("products/entries/lamine-kron");
    const image = await form.unfold(form.part("image"));
    const shown = form.part("src", image).locator("img");
    assert.match((await shown.getAttribute("src")) ?? "", /\/pictures\/lamine-kron\.jpg$/);
    await image.getByRole("button", { name: "Başka bir görsel seç" }).click();
    await page.getByText("sayfa.jpg").click();
    await page.getByRole("button", { name: "Seçileni kullan" }).click();
    await form.part("src", image).locator('img[src$="/pictures/sayfa.jpg"]').waitFor();
    // The picture on which the focal point is set follows.
    await image.locator('.board img[src$="/pictures/sayfa.jpg"]').waitFor();
  });

  test("saves a changed field as one line of difference", async () => {
    await openForm("products/entries/lamine-kron");
    await form.fill("badge", "Işığı geçiren çözüm");
    await form.save();
    await form.saved();
    await page.locator("#refusals").waitFor({ state: "hidden" });
    const difference = await project.git("diff", "--unified=0", "content");
    assert.deepEqual(
      difference.split("\n").filter((line) => /^[+-](?![+-])/.test(line)),
      [`-${badge}`, "+badge: Işığı geçiren çözüm"],
    );
    await page.getByRole("button", { name: "Değişiklikler (1)" }).waitFor();
  });

  test("notices a change from outside, and has one of two versions chosen", async () => {
    await openForm("products/entries/lamine-kron");
    project.replace("products/lamine-kron.yaml", badge, "badge: Dışarıdan");
    await page.getByText("Bu dosya başka bir yerde değişti.").waitFor();
    await form.fill("badge", "Benden");
    await form.save();
    const panel = page.locator("#refusals");
    await panel.getByText("Dışarıdan").waitFor();
    assert.match(project.read("products/lamine-kron.yaml"), /^badge: Dışarıdan$/m);
    await panel.getByLabel("Sizinki").check();
    await panel.getByRole("button", { name: "Seçtiklerimi kullan" }).click();
    await form.save();
    await form.saved();
    assert.match(project.read("products/lamine-kron.yaml"), /^badge: Benden$/m);
  });

  test("publishes the version that is chosen where somebody else published the same text", async () => {
    project.replace("products/lamine-kron.yaml", badge, "badge: Benden");
    await project.other.publish(file, badge, "badge: Başkasından");
    await page.goto(editor.url);
    await page.getByRole("button", { name: "Yayımla" }).click();
    const dialog = page.getByRole("dialog", { name: "Yayımla" });
    await dialog.getByText("Başkasından").waitFor();
    await dialog.getByText("Benden").click();
    await dialog.getByRole("button", { name: "Seçtiklerimle yayımla" }).click();
    await dialog.getByText(/^Gönderildi/).waitFor();
    assert.match(await gitAt(project.remote)("show", `main:${file}`), /^badge: Benden$/m);
  });

  test("says in plain words why it was not published, and what git said", async () => {
    project.replace("products/lamine-kron.yaml", "badge: Benden", "badge: Reddedilen");
    project.hook("pre-receive", "echo 'main is protected' >&2\nexit 1");
    await page.goto(editor.url);
    await page.getByRole("button", { name: "Yayımla" }).click();
    const dialog = page.getByRole("dialog", { name: "Yayımla" });
    await dialog.getByText("Yayın deposu değişikliği kabul etmedi.").waitFor();
    await dialog.getByText("git’in yazdıkları").click();
    await dialog.getByText("main is protected").waitFor();
  });
});
