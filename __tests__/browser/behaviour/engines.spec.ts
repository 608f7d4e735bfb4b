import { expect, test } from "@playwright/test";
import { productListAddress } from "#src/domain/product-list.ts";
import { products, routes } from "../../support/real-content";
import { phone } from "../support/devices";
import { actFirst, hydrated } from "../support/open-alive";

// Firefox takes no `isMobile`.
test.use({ viewport: phone.viewport });

test("every page runs without an error and fits a phone", { tag: "@engines" }, async ({ page }) => {
  test.setTimeout(180_000);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  for (const route of routes) {
    await page.goto(route);
    await actFirst(page);
    await hydrated(page, "header summary, form [name]");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([route, errors, overflow]).toEqual([route, [], 0]);
    if (route === productListAddress && products.some(({ turnaround }) => turnaround))
      await expect(page.locator("[data-dated]")).toBeAttached();
  }
});
