import { expect, test } from "@playwright/test";
import { openAlive } from "../support/open-alive";

test("an unknown path shows the fixed screen, helps in Turkish and logs the path", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  const broken: string[] = [];
  page.on("pageerror", (error) => broken.push(error.message));
  await page.goto("/lamine-krn");
  await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  await expect.poll(() => logged.some((text) => text.includes("/lamine-krn"))).toBe(true);
  await expect(page.getByRole("main").getByRole("link", { name: "Lamine Kron" })).toBeVisible();
  expect(broken).toEqual([]);
});

test("the search on the not-found page forgives Turkish letters", async ({ page }) => {
  await page.goto("/yok");
  await page.getByRole("searchbox").fill("gece plagi");
  const first = page.getByRole("main").getByRole("listitem").first();
  await expect(first).toContainText("Gece Plağı");
  await first.getByRole("link").click();
  await expect(page).toHaveURL(/\/gece-plagi$/);
});

test("an error in a page shows the error screen with its message, and the next page works", async ({
  page,
}) => {
  await openAlive(page, "/");
  await page.route("**/page-data/laboratuvar/page-data.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.result.data.laboratoryPage.banner = null;
    await route.fulfill({ json });
  });
  const link = page.locator("footer").getByRole("link", { name: "Laboratuvar", exact: true });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("null");
  await page.locator("footer").getByRole("link", { name: "KVKK" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
});
