import type { Page } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";

/** Side of the code in pixels, a little more than static/print.css gives it. */
const side = 96;

/**
 * What the QR code says that a printed product page ends with, as a telephone would read it; undefined where none is.
 * The page must be shown as on paper.
 */
export async function readCode(page: Page): Promise<string | undefined> {
  const box = await page.locator("[data-print=only]").boundingBox();
  if (!box) return undefined;
  const clip = { x: box.x + box.width - side, y: box.y - 4, width: side, height: side };
  const { data, info } = await sharp(await page.screenshot({ fullPage: true, clip }))
    .resize({ width: 800 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
