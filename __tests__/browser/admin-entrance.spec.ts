import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { judge } from "../../src/content-model/check/picture-file";
import { heic } from "../support/heic";

type Format = "jpeg" | "png" | "webp" | "avif" | "gif" | "tiff";
const formats = ["jpeg", "png", "webp", "avif"] as const;

const draw = (format: Format, width = 1200, height = 700, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: "#7d5560" } })
    .withMetadata({ orientation })
    .toFormat(format, format === "avif" ? { effort: 0 } : {})
    .toBuffer();

/** A picture with an enormous size in its header, which no browser needs to decode. */
async function huge(): Promise<Buffer> {
  const bytes = await draw("png", 10, 10);
  bytes.writeUInt32BE(24_000, 16);
  bytes.writeUInt32BE(12_000, 20);
  return bytes;
}

/** Chosen after each picture: its message marks the end. */
const last = { name: "son.jpg", buffer: Buffer.from("son") };

/** The page's message about a chosen picture; "" without one. */
async function saidOf(name: string, buffer: Buffer): Promise<string> {
  const said: string[] = [];
  const ended = new Promise<void>((resolve) => {
    page.on("dialog", async (dialog) => {
      said.push(dialog.message());
      await dialog.accept();
      if (dialog.message().startsWith(last.name)) resolve();
    });
  });
  await page
    .locator("#chosen")
    .setInputFiles([{ name, buffer }, last].map((file) => ({ ...file, mimeType: "image/jpeg" })));
  await ended;
  page.removeAllListeners("dialog");
  return said.slice(0, -1).join();
}

async function judgedByCheck(name: string, buffer: Buffer): Promise<string> {
  const mistake = await judge(name, buffer);
  return mistake ? `${mistake.message}\n${mistake.fix}` : "";
}

test.describe.configure({ mode: "default" });
let page: Page;
const fonts: string[] = [];
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ locale: "en-US" });
  // Sveltia asks a CDN first, which the policy refuses before anything is sent.
  page.on("response", (response) => {
    if (response.request().resourceType() === "font") fonts.push(response.url());
  });
  await page.goto("/admin");
  await page.evaluate(() => {
    const input = Object.assign(document.createElement("input"), { type: "file", id: "chosen" });
    input.multiple = true;
    document.body.append(input);
  });
});
test.afterAll(() => page.close());

test("the entrance is Turkish in any browser and has its fonts from no other host", async ({ baseURL }) => {
  await expect(page.getByRole("button", { name: "Bu bilgisayardaki klasörle çalış" })).toBeVisible();
  await expect.poll(() => fonts.join()).toContain("material-symbols-outlined");
  expect(fonts.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
});

const pictures: Readonly<Record<string, () => Promise<Buffer>>> = {
  "telefon.heic": async () => heic,
  "eski.jfif": () => draw("jpeg"),
  "cizim.jpg": async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"/>'),
  "yazi.jpg": async () => Buffer.from("bu bir görsel değil"),
  "bos.png": async () => Buffer.from(""),
  "oynayan.gif": () => draw("gif"),
  "tarama.tif": () => draw("tiff"),
  "serit.png": () => draw("png", 6400, 900),
  "dev.png": huge,
};

test("judges unusable files as the content check does", async () => {
  for (const [name, bytes] of Object.entries(pictures)) {
    const buffer = await bytes();
    const judged = await judgedByCheck(name, buffer);
    expect(judged).not.toBe("");
    expect(await saidOf(name, buffer)).toBe(judged);
  }
});

for (const format of formats)
  test(`judges upright and cut ${format} files as the content check does`, async () => {
    const whole = await draw(format);
    const upright = await draw(format, 1200, 700, 6);
    const files = [
      upright,
      ...[1, 13, 100, Math.round(whole.length / 2)].map((cut) => whole.subarray(0, -cut)),
    ];
    for (const [i, buffer] of files.entries()) {
      const name = `${i}.${format}`;
      expect([name, await saidOf(name, buffer)]).toEqual([name, await judgedByCheck(name, buffer)]);
    }
  });
