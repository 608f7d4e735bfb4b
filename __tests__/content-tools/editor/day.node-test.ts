import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { JSDOM } from "jsdom";
import { parse } from "yaml";
import { startWebEditor, type WebEditor } from "../../../content-tools/editor/server/server.ts";
import { installDecap } from "../../../dev/install-decap.ts";
import { type RunningPreview, startPreview } from "../../../dev/page-preview.ts";
import { localSettings } from "../../../dev/prepare.mjs";
import { findBrowser } from "../../../dev/test/browser.mjs";
import { copyProject, gatsby, type Project, root } from "../../../dev/test/project.ts";
import { editorForm } from "../../support/editor-form.ts";
import { fixtureContent } from "../../support/fixture-content.ts";
import { gitAt, isolateGit } from "../../support/git-project.ts";

// A secretary's day in one window, on a copy of the project with a bare repository as its remote: a new product with
// picture and focal point, a wrong value, the page, the list of changes, one change taken back, published. A second clone
// then pulls it and builds it.

const run = promisify(execFile);
const added = { slug: "teleskop-kron", name: "Teleskop Kron" };
const addedFile = `content/products/${added.slug}.yaml`;
const changedFile = "content/products/lamine-kron.yaml";

/** How long the site in development mode may take: a slow machine compiles pages as they are asked for. */
const patience = 180_000;

let isolated: ReturnType<typeof isolateGit>;
let project: Project;
let places: string;
let preview: RunningPreview;
let editor: WebEditor;
let browser: Browser;
let page: Page;
let form: ReturnType<typeof editorForm>;
let output = "";
const questions: string[] = [];

const git = (...args: string[]) => gitAt(project.folder)(...args);
const shownPage = () => page.frameLocator("#page-view iframe");

before(async () => {
  isolated = isolateGit();
  project = await copyProject({ flat: false });
  await rm(project.at("content"), { recursive: true });
  await cp(fixtureContent, project.at("content"), { recursive: true });
  await cp(path.join(root, ".gitignore"), project.at(".gitignore"));
  places = await mkdtemp(path.join(tmpdir(), "remote-"));
  await run("git", ["init", "--quiet", "--bare", "--initial-branch=main", path.join(places, "site.git")]);
  await git("init", "--quiet", "--initial-branch=main");
  await git("add", "--all");
  await git("commit", "--quiet", "--message", "As it was");
  await git("remote", "add", "origin", path.join(places, "site.git"));
  await git("push", "--quiet", "--set-upstream", "origin", "main");
  preview = await startPreview(project.folder, (text) => {
    output += text;
  });
  editor = await startWebEditor(project.at("content"), installDecap(), 0, () => {}, { preview });
  browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
  page = await browser.newPage({ locale: "tr-TR", viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(30_000);
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  form = editorForm(page);
});
after(async () => {
  await browser?.close();
  await editor?.stop();
  await preview?.stop();
  await project?.destroy();
  await rm(places, { recursive: true, force: true });
  isolated?.restore();
});

describe("a secretary's day", { concurrency: false }, () => {
  test("the page of the open document stands beside the form as soon as the site has started", async () => {
    await page.goto(`${editor.url}#/collections/products/entries/lamine-kron`);
    await page.getByLabel("Sayfanın adresi").waitFor();
    await page.locator("#page-progress, #page-view iframe").first().waitFor();
    await shownPage()
      .getByRole("heading", { level: 1, name: "Lamine Kron" })
      .waitFor({ timeout: patience })
      .catch((cause) => {
        throw new Error(output.slice(-3000), { cause });
      });
    await page.getByRole("button", { name: "Telefon" }).click();
    assert.equal(await page.locator("#page-view iframe").evaluate((frame) => frame.clientWidth), 390);
    await page.getByRole("button", { name: "Bilgisayar" }).click();
  });

  test("scrolls to the section that is edited", async () => {
    const advantages = await form.unfold(form.part("advantages"));
    const input = form.part("title", advantages).locator("input").first();
    await input.click();
    const heading = shownPage().getByRole("heading", { name: await input.inputValue() });
    await expect(heading).toBeInViewport();
  });

  test("counts characters, and offers the facts with their values", async () => {
    await form.fill("badge", "Işığı geçiren ");
    const badge = form.part("badge");
    await badge.getByText(/^13 \/ \d+ karakter$/).waitFor();
    await badge.getByLabel("Metne bir bilgi ekle").selectOption("warranty");
    assert.equal(await badge.locator("input").inputValue(), "Işığı geçiren {warranty}");
    await badge.getByText("Sayfada: Işığı geçiren 15").waitFor();
  });

  test("a wrong value is refused with its place, and the page stays as it was", async () => {
    await form.fill("badge", "{experiance} yıllık çözüm");
    await form.save();
    const panel = page.locator("#refusals");
    await panel.getByText("Bunu mu demek istediniz: “experience”?").waitFor();
    await panel.getByRole("button", { name: "Alana git" }).click();
    await expect(form.part("badge").locator("input")).toBeFocused();
    await shownPage().getByRole("heading", { level: 1, name: "Lamine Kron" }).waitFor();
    assert.equal(await git("status", "--porcelain", "content"), "");
  });

  test("a saved change is on the page", async () => {
    await form.fill("badge", "Işığı geçiren çözüm");
    await form.save();
    await form.saved();
    await shownPage().getByText("Işığı geçiren çözüm").first().waitFor({ timeout: patience });
  });

  test("callouts are moved on the picture by mouse and by keys", async () => {
    const callouts = await form.unfold(form.part("callouts"));
    const item = callouts.locator('[class*="SortableListItem"]').first();
    await item.getByTestId("expand-button").first().click();
    const [point] = await item.locator(".board .handle").all();
    assert.ok(point);
    const x = form.part("x", form.part("point", item)).locator("input");
    const before = Number(await x.inputValue());
    await point.press("ArrowRight");
    assert.equal(Number(await x.inputValue()), Math.round(before + 19.2));
    const box = await point.boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    assert.ok(Number(await x.inputValue()) < before, await x.inputValue());
    await form.save();
    await form.saved();
  });

  test("a new product with a picture, whose size is judged and whose focal point is clicked", async () => {
    await page.goto(`${editor.url}#/collections/products/new`);
    await page.getByLabel("Sayfanın adresi").waitFor();
    await form.fillProduct(added);
    const image = await form.unfold(form.part("image"));
    await form.addPicture(image, project.folder, "Alçı model üzerinde iç içe geçen iki kron");
    await image.getByText("1200 × 750 piksel").first().waitFor();
    await image.getByText("büyük ekranlarda bulanık görünebilir").waitFor();
    const stage = image.locator(".board .stage");
    await stage.scrollIntoViewIfNeeded();
    const { width, height } = (await stage.boundingBox()) ?? { width: 0, height: 0 };
    await stage.click({ position: { x: width * 0.25, y: height * 0.75 } });
    await form.save();
    await form.saved();
    const { focus, src } = parse(await readFile(project.at(addedFile), "utf8")).image;
    assert.ok(Math.abs(focus.x - 25) <= 1 && Math.abs(focus.y - 75) <= 1, JSON.stringify(focus));
    assert.equal(src, "../images/teleskop-kron.jpg");
  });

  test("its page is seen", async () => {
    await shownPage().getByRole("heading", { level: 1, name: added.name }).waitFor({ timeout: patience });
  });

  test("the list of changes says what differs, and one change is taken back after a question", async () => {
    await page.getByRole("button", { name: "Değişiklikler (3)" }).click();
    const changes = page.getByRole("dialog", { name: "Değişiklikler" });
    const product = changes.locator(`article[data-file="${changedFile}"]`);
    const row = product.getByRole("row", { name: /rozet/ });
    await row.waitFor();
    assert.deepEqual(await row.getByRole("cell").allTextContents(), ["Estetik çözüm", "Işığı geçiren çözüm"]);
    const picture = changes.locator('article[data-file="content/images/teleskop-kron.jpg"] img');
    await expect(picture).toHaveJSProperty("naturalWidth", 1200);
    await changes.locator(`article[data-file="${addedFile}"]`).getByText("yeni").first().waitFor();
    await product.getByRole("button", { name: /^Geri al/ }).click();
    await product.waitFor({ state: "detached" });
    assert.match(questions.at(-1) ?? "", /Lamine Kron/);
    assert.equal(await git("diff", "--name-only"), "");
    await changes.getByRole("button", { name: "Kapat" }).click();
  });

  test("published, a second clone pulls it, builds, and has its page", async () => {
    await page.getByRole("button", { name: "Yayımla" }).click();
    await page
      .getByRole("dialog", { name: "Yayımla" })
      .getByText(/^Gönderildi/)
      .waitFor({ timeout: patience });
    assert.match(questions.at(-1) ?? "", /yayımlansın mı/);
    const clone = path.join(places, "clone");
    await run("git", ["clone", "--quiet", path.join(places, "site.git"), clone]);
    const said = await gitAt(clone)("log", "-1", "--format=%an: %s");
    assert.equal(said, "Ayşe Sekreter: Ürün: Teleskop Kron eklendi");
    await symlink(path.join(root, "node_modules"), path.join(clone, "node_modules"), "junction");
    await preview.stop();
    await run(process.execPath, [gatsby, "build"], {
      cwd: clone,
      env: { ...process.env, ...localSettings, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
      maxBuffer: 64 * 2 ** 20,
    });
    const read = async (name: string) =>
      new JSDOM(await readFile(path.join(clone, "public", `${name}.html`), "utf8")).window.document;
    const built = await read(added.slug);
    assert.equal(built.querySelector("h1")?.textContent, added.name);
    const picture = built.querySelector('img[alt="Alçı model üzerinde iç içe geçen iki kron"]');
    assert.ok(existsSync(path.join(clone, "public", picture?.getAttribute("src") ?? "none")));
    assert.ok((await read("index")).querySelector(`header a[href="/${added.slug}"]`));
    for (const name of (await readdir(path.join(clone, "public"))).filter((file) => file.endsWith(".js")))
      assert.doesNotMatch(await readFile(path.join(clone, "public", name), "utf8"), /editorFrame|decap/i);
    const stamp = JSON.parse(await readFile(path.join(clone, "public/build.json"), "utf8"));
    assert.deepEqual(stamp, { commit: await gitAt(clone)("rev-parse", "HEAD") });
  });
});
