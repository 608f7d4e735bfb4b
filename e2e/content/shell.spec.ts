import { expect, test } from "@playwright/test";
import { cards, categories, services } from "../spec/catalogue";
import { routes } from "../spec/routes";
import * as shell from "../spec/shell";

const hrefs = (links: readonly (readonly [string, string])[]) => links.map(([, href]) => href);

for (const { route } of routes) {
  test(`${route} has the whole header and footer`, async ({ page }) => {
    await page.goto(route);
    const header = page.locator("header");
    const home = header.locator('a[href="/"]').first();
    await expect(home).toContainText(shell.brand);
    await expect(home).toContainText(shell.subtitle);

    const menus = header.locator("[data-header-menu]");
    await expect(menus.locator("> button")).toContainText(["Kurumsal", "Ürünlerimiz"]);
    const corporate = menus.nth(0).locator("a");
    await expect(corporate).toContainText(shell.corporateMenu.map(([label]) => label));
    expect(await corporate.evaluateAll((all) => all.map((a) => a.getAttribute("href")))).toEqual(
      hrefs(shell.corporateMenu),
    );
    for (const text of await corporate.allTextContents()) {
      const label = shell.corporateMenu.find(([name]) => text.startsWith(name))?.[0] ?? "";
      expect(text.slice(label.length).trim().length).toBeGreaterThan(15);
    }
    for (const { group, entries } of shell.productsMenu) {
      const links = menus.nth(1).getByRole("group", { name: group, includeHidden: true }).locator("a");
      await expect(links).toContainText(entries.map(([label]) => label));
      expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute("href")))).toEqual(
        hrefs(entries),
      );
    }

    const mobile = header.getByRole("navigation", { name: "Mobil menü", includeHidden: true }).locator("a");
    await expect(mobile).toHaveText(shell.mobileMenu.map(([label]) => label));
    expect(await mobile.evaluateAll((all) => all.map((a) => a.getAttribute("href")))).toEqual(
      hrefs(shell.mobileMenu),
    );

    const footer = page.locator("footer");
    const columns = await footer
      .locator("div:has(> h2)")
      .evaluateAll((all) =>
        all.map((div) => [...div.querySelectorAll("a")].map((a) => a.getAttribute("href"))),
      );
    expect(columns.slice(0, 2)).toEqual([[...shell.footer.services], [...shell.footer.quick]]);
    expect(columns[2]).toEqual([shell.phone.href, shell.email.href]);
    await expect(footer.locator(`a[href="${shell.footer.whatsapp}"]`)).toHaveText("WhatsApp Destek");
    await expect(footer).toContainText(shell.footer.copyright);
    await expect(footer).toContainText("08.00–18.00");
    await expect(footer).toContainText("09.00–14.00");
  });
}

test("the header marks Home, Laboratory and Contact, and nothing elsewhere", async ({ page }) => {
  const current = page.locator("header nav[aria-label='Ana menü'] > a[aria-current=page]");
  for (const [route, label] of shell.marked) {
    await page.goto(route);
    await expect(current).toHaveText([label]);
  }
  await page.goto("/kvkk");
  await expect(current).toHaveCount(0);
});

test("the catalogue has its 16 cards, and each leads to its page", async ({ page }) => {
  await page.goto("/");
  const all = page.locator("#katalog [data-card]");
  await expect(all.locator("h3")).toHaveText(cards.map(([, title]) => title));
  for (const [i, [category, title, route]] of cards.entries()) {
    const card = all.nth(i);
    await expect(card.locator("p").first(), title).toContainText(category);
    await expect(card.locator("ul li"), title).toHaveCount(3);
    await expect(card.locator("a"), title).toHaveCount(1);
    await expect(card.locator("a"), title).toHaveAttribute("href", route);
    await expect(card.locator("a"), title).toContainText("Detaylı Bilgi");
  }
  for (const [category, count] of categories.slice(1)) {
    expect(cards.filter(([name]) => name === category)).toHaveLength(count);
  }
});

test("the two forms have their fields, names, types and requirements", async ({ page }) => {
  const fieldsOf = () =>
    page.locator("main form").evaluate((form: HTMLFormElement) =>
      [...form.elements]
        .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
        .filter(({ name, type }) => name !== "website" && type !== "checkbox")
        .map(({ name, type, required }) => [name, type, required]),
    );
  await page.goto("/");
  expect(await fieldsOf()).toEqual([
    ["clinicName", "text", true],
    ["contactPerson", "text", true],
    ["phone", "tel", true],
    ["email", "email", true],
    ["message", "textarea", false],
  ]);
  const boxes = page.locator("main form input[type=checkbox]");
  expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))).toEqual([
    ...services,
  ]);
  await page.goto("/iletisim");
  expect(await fieldsOf()).toEqual([
    ["name", "text", true],
    ["phone", "tel", false],
    ["email", "email", true],
    ["subject", "text", false],
    ["message", "textarea", true],
  ]);
});
