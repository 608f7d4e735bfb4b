import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { checkPicture } from "#src/content-model/check/picture-file.ts";
import { heic } from "../support/heic";

type Format = "jpeg" | "png" | "webp" | "avif" | "gif" | "tiff";

const draw = (format: Format, width = 1200, height = 700, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: "#7d5560" } })
    .withMetadata({ orientation })
    .toFormat(format, format === "avif" ? { effort: 0 } : {})
    .toBuffer();

/** Half a file. Noise is long enough in any format to be cut. */
async function half(format: Format): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const create = { width: 300, height: 200, channels: 3, background: "white", noise } as const;
  const whole = await sharp({ create })
    .toFormat(format, format === "avif" ? { effort: 0 } : {})
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

const upright = (format: Format) => draw(format, 1200, 700, 6);

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

async function refusedByCheck(name: string, buffer: Buffer): Promise<string> {
  const mistake = await checkPicture(name, buffer);
  return mistake ? `${mistake.message}\n${mistake.fix}` : "";
}

test.describe.configure({ mode: "default" });
let page: Page;
const fonts: string[] = [];
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ locale: "en-US" });
  // Sveltia asks a CDN first, which the policy refuses before anything is sent.
  page.on("response", (response) => {
    if (response.ok() && response.request().resourceType() === "font") fonts.push(response.url());
  });
  await page.goto("/admin");
  await page.evaluate(() => {
    const input = Object.assign(document.createElement("input"), { type: "file", id: "chosen" });
    input.multiple = true;
    document.body.append(input);
  });
});
test.afterAll(() => page.close());

test("the entrance is Turkish, its fonts are the site's own", async ({ baseURL }) => {
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
  "yarim.jpeg": () => half("jpeg"),
  "yarim.png": () => half("png"),
  "yarim.webp": () => half("webp"),
  "yarim.avif": () => half("avif"),
  // Browsers ignore the orientation of WebP files, which no camera writes.
  "dikey.jpeg": () => upright("jpeg"),
  "dikey.png": () => upright("png"),
  "dikey.avif": () => upright("avif"),
};

test("refuses unusable files as the content check does", async () => {
  for (const [name, bytes] of Object.entries(pictures)) {
    const buffer = await bytes();
    const refused = await refusedByCheck(name, buffer);
    expect(refused, name).not.toBe("");
    expect(await saidOf(name, buffer)).toBe(refused);
  }
});

test("refuses what is no PDF", async () => {
  expect(await saidOf("fiyat.pdf", Buffer.from("Kron 100"))).toContain("bir PDF olarak okunamadı");
  expect(await saidOf("liste.pdf", Buffer.from("%PDF-1.7\n%%EOF\n"))).toBe("");
});
