import { expect, test } from "@playwright/test";
import { products } from "../../support/real-content";

// Layout only, so scripts need not start.
test.use({ javaScriptEnabled: false });

test("no line of wrapped breadcrumbs begins with a bar", async ({ page }) => {
  const [product] = products;
  if (!product) throw new Error("There is no product.");
  await page.goto(product.route);
  await page.locator("nav > div > ol").evaluateAll((lists) => {
    for (const list of lists) list.style.maxWidth = "9rem";
  });
  const steps = page.locator("nav ol > li:visible");
  const lines = await steps.evaluateAll((items) =>
    items.map((item) => ({
      top: Math.round(item.getBoundingClientRect().top),
      hasBar: getComputedStyle(item, "::before").content !== "none",
    })),
  );
  const begun = lines.filter(({ top }, i) => i > 0 && top > (lines[i - 1]?.top ?? 0));
  expect(begun.length).toBeGreaterThan(0);
  expect(begun.filter(({ hasBar }) => hasBar)).toEqual([]);
});
