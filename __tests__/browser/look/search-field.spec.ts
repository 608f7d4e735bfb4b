import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { productListAddress } from "#src/domain/product-list.ts";
import { missingRoute } from "../../support/real-content";
import { hydrated } from "../support/open-alive";

/** Width of the field's end, where the browser draws the sign. */
const end = 44;
/** The field's border and its ring. */
const edge = 6;

for (const address of [productListAddress, missingRoute])
  test(`the sign that clears the search is grey on ${address}`, async ({ page }) => {
    await page.goto(address);
    const field = page.getByRole("searchbox");
    await field.click();
    await hydrated(page);
    await field.fill("kron");
    const { x = 0, y = 0, width = 0, height = 0 } = (await field.boundingBox()) ?? {};
    const clip = { x: x + width - end, y: y + edge, width: end - edge, height: height - 2 * edge };
    const { data } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = Array.from({ length: data.length / 3 }, (_, i) => [...data.subarray(3 * i, 3 * i + 3)]);
    expect(Math.min(...pixels.flat())).toBeLessThan(200);
    expect(Math.max(...pixels.map((pixel) => Math.max(...pixel) - Math.min(...pixel)))).toBeLessThan(24);
  });
