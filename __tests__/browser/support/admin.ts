import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { type BrowserContextOptions, expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { contentFolder } from "#src/content-model/content-folder.ts";
import { sharePage } from "./share-page";

/** Tall, because elements far from the viewport are not rendered. */
export const tallWindow = { width: 1280, height: 1600 };

/** Takes a picture for docs/editors.md into the folder ADMIN_PICTURES, if it is set. */
export async function picture(page: Page, name: string, of?: Locator): Promise<void> {
  const folder = process.env.ADMIN_PICTURES;
  if (!folder) return;
  await page.setViewportSize({ width: 1280, height: 800 });
  await of?.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const shot = await page.screenshot({ animations: "disabled" });
  await sharp(shot)
    .png({ palette: true, colours: 48, effort: 10 })
    .toFile(join(folder, `${name}.png`));
  await page.setViewportSize(tallWindow);
}

/** Files of a folder and its subfolders, by path with forward slashes. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      posix.join(entry.parentPath.slice(folder.length).replaceAll("\\", "/").slice(1), entry.name),
    );

/** A picture of one pixel, in the place of the content's photographs: tests choose their own. */
const smallPicture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGOorKz8DwAFXgKaLyUxeQAAAABJRU5ErkJggg==",
  "base64",
);

/** A file of the content; photographs are real only in the pictures of docs/editors.md. */
export const contentOf = (file: string): Buffer =>
  !process.env.ADMIN_PICTURES && /\.(?:jpe?g|png|webp|avif)$/.test(file) ? smallPicture : readFileSync(file);

/** Writes a photograph of one colour; the page stores equal files once. */
export async function drawPhotograph(file: string, background = "#7d5560"): Promise<void> {
  await sharp({ create: { width: 1920, height: 1200, channels: 3, background } }).toFile(file);
}

/**
 * Opens `/admin` on a copy of the content in the browser's private file system, which replaces the folder
 * picker.
 * @param atEntrance called before the folder is chosen
 * @param changes changed documents, by path below `content/`
 */
export async function openAdmin(
  page: Page,
  atEntrance = async (): Promise<void> => {},
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const content = contentFolder();
  const files = [...new Set([...filesIn(content), ...Object.keys(changes)])].map((path) => ({
    path: `content/${path}`,
    base64: Buffer.from(changes[path] ?? contentOf(join(content, path))).toString("base64"),
  }));
  await page.goto("/admin");
  await page.evaluate(async (seed) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    const write = async ({ path, base64 }: (typeof seed)[number]) => {
      const [name = "", ...folders] = path.split("/").reverse();
      let folder = root;
      for (const step of folders.reverse()) folder = await folder.getDirectoryHandle(step, { create: true });
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
      await file.close();
    };
    await Promise.all(seed.map(write));
    // The private file system needs no permission.
    Object.assign(FileSystemDirectoryHandle.prototype, {
      requestPermission: async () => "granted",
      queryPermission: async () => "granted",
    });
    Object.assign(window, { showDirectoryPicker: async () => root });
  }, files);
  const entrance = page.getByRole("button", { name: "Bu bilgisayardaki klasörle çalış" });
  await expect(entrance).toBeVisible({ timeout: 20_000 });
  await atEntrance();
  await entrance.click();
  await entered(page);
}

/** Discards the draft that an earlier test left in a form. */
export const discardDraft = (page: Page): Locator => page.getByRole("button", { name: "Taslağı sil" });

/** Opens `/admin` once for all tests of a file or group, which change different documents. */
export const shareAdmin = (
  changes: Readonly<Record<string, string>> = {},
  options: BrowserContextOptions = { viewport: tallWindow },
): (() => Page) =>
  sharePage(async (page) => {
    await openAdmin(page, undefined, changes);
    await page.addLocatorHandler(discardDraft(page), (button) => button.click());
  }, options);

/** Waits until the page has read all documents, which takes time. Phones start with the menu. */
export async function entered(page: Page): Promise<void> {
  const create = page.getByRole("button", { name: "Yeni İçerik Oluştur" });
  const menu = page.getByRole("radio", { name: "Menü", exact: true });
  await expect(create.or(menu)).toBeVisible({ timeout: 40_000 });
}

/** Opens the form at an address within the page: "products/new", "pages/entries/faq". */
export async function openForm(page: Page, address: string): Promise<void> {
  const open = await page.$('[data-mode="edit"]');
  const before = page.url();
  // Sveltia opens its first list some time after it was entered.
  await expect(async () => {
    await page.evaluate((to) => {
      location.hash = `#/collections/${to}`;
    }, address);
    // The form of another document stays until the new one is rendered.
    if (page.url() !== before) await open?.waitForElementState("hidden");
    await expect(page.getByRole("button", { name: "Kaydet", exact: true })).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 30_000 });
}

/** A field by its path, "questions.items.0.question", with its parents expanded. */
export async function fieldAt(page: Page, keys: string): Promise<Locator> {
  const steps = keys.split(".");
  let part = page.locator("body");
  const parts = steps.map((step, i) => {
    const path = steps.slice(0, i + 1).join(".");
    part = /^\d+$/.test(step)
      ? itemsOf(part).nth(Number(step))
      : part.locator(`section[data-key-path="${path}"]`);
    return part;
  });
  if (!(await part.isVisible()))
    for (const [i, next] of parts.entries()) {
      const outer = parts[i - 1];
      if (outer) await reveal(outer, next);
    }
  await part.scrollIntoViewIfNeeded();
  return part;
}

/** Items of a list, without those of nested lists. */
export const itemsOf = (list: Locator): Locator =>
  list.locator(".item-list").first().locator(":scope > .item-wrapper");

async function reveal(section: Locator, inside: Locator): Promise<void> {
  // Sveltia renders a section only near the viewport, and replaces its elements then.
  await expect(() => section.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
  const fold = section.getByRole("button", { name: "Genişlet", exact: true }).first();
  await expect(inside.or(fold).first()).toBeVisible();
  if (!(await inside.isVisible())) await fold.click();
  // What opens below the window is not drawn.
  await section.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await expect(inside).toBeAttached();
}

export async function write(page: Page, keys: string, value: string): Promise<void> {
  const field = await fieldAt(page, keys);
  await field.locator("input, textarea").first().fill(value);
}

export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
}

/** After saving, the page returns to the list. */
export async function saved(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/\/(?:entries|new)/, { timeout: 20_000 });
  await expect(page.getByRole("button", { name: "Kaydet", exact: true })).toBeHidden();
}

/** Mistakes of a refused save that lead to their fields. */
export const mistakesIn = (page: Page): Locator =>
  page.getByRole("region", { name: "Kaydedilmedi" }).getByRole("button");

/** Waits until a link to a field has scrolled to it. */
export async function expectReached(page: Page, path: string): Promise<void> {
  const input = page.locator(`section[data-key-path="${path}"]`).locator("input, textarea").first();
  await expect(input).toBeFocused();
  await expect(input).toBeInViewport({ ratio: 1 });
  // Parts that are still drawn above it would move it.
  await page.waitForTimeout(1_000);
  await expect(input).toBeFocused();
  await expect(input).toBeInViewport({ ratio: 1 });
}

/** Drops a file from another program, as the browser does. */
export async function dropFile(page: Page, target: Locator, file: string): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await session.send("Input.dispatchDragEvent", { type, x: x + 20, y: y + 20, data });
}

/** Answers the page's next dialog and returns its text. */
export async function answer(page: Page, isAccepted: boolean, act: () => Promise<unknown>): Promise<string> {
  const [dialog] = await Promise.all([
    page.waitForEvent("dialog").then(async (asked) => {
      await (isAccepted ? asked.accept() : asked.dismiss());
      return asked;
    }),
    act(),
  ]);
  return dialog.message();
}

/** Files written by the page, by path below `content/`. */
export async function writtenFile(page: Page, path: string): Promise<Buffer> {
  const base64 = await page.evaluate(async (place) => {
    const [name = "", ...folders] = place.split("/").reverse();
    let folder = await navigator.storage.getDirectory();
    for (const step of folders.reverse()) folder = await folder.getDirectoryHandle(step);
    const bytes = new Uint8Array(await (await (await folder.getFileHandle(name)).getFile()).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  }, `content/${path}`);
  return Buffer.from(base64, "base64");
}

/** Copies written files into a local folder, and into the one in ADMIN_CONTENT. */
export async function copyWritten(page: Page, paths: readonly string[], folder: string): Promise<void> {
  for (const path of paths) {
    const bytes = await writtenFile(page, path);
    for (const file of [folder, process.env.ADMIN_CONTENT].flatMap((to) => (to ? join(to, path) : []))) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
  }
}
