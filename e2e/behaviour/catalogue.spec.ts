import { expect, type Page, test } from "@playwright/test";
import { openAlive } from "../support/open-alive";

const catalogue = (page: Page) => page.locator("#katalog");
const cards = (page: Page) => catalogue(page).locator("[data-card]:visible");
const filter = (page: Page, name: RegExp) => catalogue(page).getByRole("button", { name });

const counts = [
  { name: "Tümü", count: 16, address: "/" },
  { name: "Protez", count: 4, address: "/?kategori=protez" },
  { name: "Kron", count: 8, address: "/?kategori=kron" },
  { name: "Koruyucu", count: 1, address: "/?kategori=koruyucu" },
  { name: "Estetik", count: 1, address: "/?kategori=estetik" },
  { name: "Çocuk", count: 2, address: "/?kategori=cocuk" },
];

test("the filter offers six choices in order and starts with all", async ({ page }) => {
  await openAlive(page, "/", "#katalog button");
  const buttons = catalogue(page).getByRole("group", { name: "Kategori" }).getByRole("button");
  await expect(buttons).toHaveText(counts.map(({ name, count }) => `${name}${count}`));
  await expect(buttons.first()).toHaveAttribute("aria-pressed", "true");
  await expect(cards(page)).toHaveCount(16);
});

test("a category shows only its cards, announces how many, and stands in the address", async ({ page }) => {
  await openAlive(page, "/", "#katalog button");
  for (const { name, count, address } of [...counts.slice(1), ...counts.slice(0, 1)]) {
    await filter(page, new RegExp(`^${name}`)).click();
    await expect(cards(page)).toHaveCount(count);
    await expect(catalogue(page).getByRole("status")).toHaveText(`${count} ürün gösteriliyor`);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
  }
});

test("back returns to the category before, and a shared address opens filtered", async ({ page }) => {
  await openAlive(page, "/?kategori=kron", "#katalog button");
  await expect(cards(page)).toHaveCount(8);
  await filter(page, /^Çocuk/).click();
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(cards(page)).toHaveCount(8);
  await expect(filter(page, /^Kron/)).toHaveAttribute("aria-pressed", "true");
});

test("an unknown category in the address shows all", async ({ page }) => {
  await openAlive(page, "/?kategori=yok", "#katalog button");
  await expect(cards(page)).toHaveCount(16);
});

test("show-all returns to all cards", async ({ page }) => {
  await openAlive(page, "/?kategori=estetik", "#katalog button");
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Tüm Hizmetleri Görüntüle" }).click();
  await expect(cards(page)).toHaveCount(16);
});

test("the hero's second button goes down to the catalogue", async ({ page }) => {
  await openAlive(page, "/", "#katalog button");
  await page.getByRole("link", { name: "Hizmetlerimizi İnceleyin" }).click();
  await expect(catalogue(page).getByRole("heading", { level: 2 })).toBeInViewport();
});

test("following a card opens its page at the top", async ({ page }) => {
  await openAlive(page, "/", "#katalog button");
  const link = catalogue(page).getByRole("link", { name: /^Detaylı Bilgi\s*: Kıymetli Metal Kron$/ });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(/\/kiymetli-metal-kron$/);
  await expect(page.getByRole("heading", { level: 1, name: "Kıymetli Metal Kron" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("pictures stay in the page when cards are filtered away and back", async ({ page }) => {
  await openAlive(page, "/", "#katalog button");
  const picture = catalogue(page).locator("img").first();
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image) => image.setAttribute("data-same", ""));
  await filter(page, /^Kron/).click();
  await expect(cards(page)).toHaveCount(8);
  await filter(page, /^Tümü/).click();
  await expect(catalogue(page).locator("img").first()).toHaveAttribute("data-same", "");
});
