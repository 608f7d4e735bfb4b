import { expect, test } from "@playwright/test";
import { products } from "../../support/real-content";
import { withoutPictures } from "../support/without-pictures";

test.use({ javaScriptEnabled: false });
test.setTimeout(120_000);

const pictured = products.filter(({ image }) => image);

test("photographs of products are shown whole at every width", async ({ page }) => {
  await withoutPictures(page);
  for (const { route } of pictured) {
    await page.goto(route);
    // Laying out the banner alone takes a fraction of the time.
    await page.evaluate(() => {
      for (const after of document.querySelectorAll("main > section ~ *, footer")) after.remove();
    });
    for (const width of [320, 360, 768, 1024, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const outside = () =>
        page
          .locator("main > section")
          .first()
          .locator("figure")
          .evaluate((frame) => {
            const [outer, inner] = [frame, frame.querySelector("img")].map((part) =>
              part?.getBoundingClientRect(),
            );
            if (!outer || !inner) return ["no picture"];
            const { innerWidth } = window;
            const [width, height] = ["width", "height"].map((side) =>
              frame.querySelector("img")?.getAttribute(side),
            );
            const fileRatio = Number(width) / Number(height);
            return Object.entries({
              top: outer.top - inner.top,
              left: Math.max(outer.left, 0) - inner.left,
              right: inner.right - Math.min(outer.right, innerWidth),
              bottom: inner.bottom - outer.bottom,
              // Of another shape than the file, it would be cropped.
              shape: Math.abs(inner.width / inner.height - fileRatio),
            }).flatMap(([edge, by]) =>
              by > (edge === "shape" ? 0.02 : 1) ? [`${edge}: ${by.toFixed(2)}`] : [],
            );
          });
      await expect.poll(outside, `${route} at ${width} px`).toEqual([]);
    }
  }
});
