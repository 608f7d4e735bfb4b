// `npx tsx dev/scripts/editor-pictures.mts`: takes the pictures of docs/editors.md, on a copy of the project with a bare
// repository as its remote. Look at them before you commit them.
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { chromium, type Locator, type Page } from "@playwright/test";
import { startWebEditor } from "../../content-tools/editor/server/server.ts";
import { installDecap } from "../install-decap.ts";
import { startPreview } from "../page-preview.ts";
import { findBrowser } from "../test/browser.mjs";
import { copyProject, root } from "../test/project.ts";

const run = promisify(execFile);
const product = "lamine-kron";

const project = await copyProject({ flat: false });
const remote = await mkdtemp(path.join(tmpdir(), "remote-"));
const nobody = ["-c", "user.name=Editör", "-c", "user.email=editor@localhost"];
const git = (...args: string[]) => run("git", [...nobody, ...args], { cwd: project.folder });
await run("git", ["init", "--quiet", "--bare", "--initial-branch=main", remote]);
await git("init", "--quiet", "--initial-branch=main");
await git("config", "user.name", "Editör");
await git("config", "user.email", "editor@localhost");
await git("add", "content");
await git("commit", "--quiet", "--message", "As it was");
await git("remote", "add", "origin", remote);
await git("push", "--quiet", "--set-upstream", "origin", "main");

const preview = await startPreview(project.folder, () => {});
while (preview.state().phase === "starting") await new Promise((resolve) => setTimeout(resolve, 200));
const editor = await startWebEditor(project.at("content"), installDecap(), 0, () => {}, { preview });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
const page = await browser.newPage({ locale: "tr-TR", viewport: { width: 1440, height: 900 } });
page.on("dialog", (dialog) => void dialog.accept());

const part = (key: string, within: Page | Locator = page) =>
  within.locator(`label[for^="${key}-field-"]`).first().locator("xpath=../..");
const unfold = (section: Locator) => section.getByTestId("expand-button").first().click();

async function take(name: string): Promise<void> {
  await page.waitForTimeout(1500);
  await page.screenshot({ path: path.join(root, "docs/images", `edit-${name}.png`) });
}

async function save(): Promise<void> {
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await page.getByRole("menuitem", { name: "Kaydet", exact: true }).click();
}

async function write(key: string, text: string): Promise<void> {
  await part(key).locator("input, textarea").first().click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

await page.goto(editor.url);
await page.frameLocator("#page-view iframe").getByRole("heading", { level: 1 }).waitFor({ timeout: 120_000 });
await take("list");
await page.goto(`${editor.url}#/collections/products/entries/${product}`);
await page.getByLabel("Sayfanın adresi").waitFor();
await page
  .frameLocator("#page-view iframe")
  .getByRole("heading", { level: 1, name: "Lamine Kron" })
  .waitFor({ timeout: 60_000 });
await part("name").locator("input").click();
await take("form");
await unfold(part("callouts"));
await part("callouts")
  .locator('[class*="SortableListItem"]')
  .first()
  .getByTestId("expand-button")
  .first()
  .click();
await page.locator(".board:visible").first().scrollIntoViewIfNeeded();
await take("picture");
await write("badge", "{experiance} yıllık çözüm");
await save();
await page.locator("#refusals h2").waitFor();
await take("refused");
await write("badge", "Işığı geçiren çözüm");
await save();
await page.getByText("Kaydedildi.", { exact: true }).first().waitFor();
await page.getByRole("button", { name: /^Değişiklikler \(/ }).click();
await page.locator("#changes table").waitFor();
await take("changes");
await page.locator("#changes").getByRole("button", { name: "Kapat" }).click();
await page.getByRole("button", { name: "Yayımla" }).click();
await page
  .locator("#publishing")
  .getByText(/^Gönderildi/)
  .waitFor();
await take("publish");

await browser.close();
await editor.stop();
await preview.stop();
await project.destroy();
await rm(remote, { recursive: true, force: true });
