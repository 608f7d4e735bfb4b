import { expect, type Locator, type Page, test } from "@playwright/test";
import type { SectionFacts } from "../spec/page-facts";
import { pages } from "../spec/pages";
import { productLinks, products } from "../spec/products";

const whole = (text: string) => new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\s*$`);
const title = (page: Page, text: string) => page.locator("h3, dt, th").filter({ hasText: whole(text) });

function sectionOf(page: Page, heading: string | null): Locator {
  if (heading === null) return page.locator("main > section, main > div").first();
  return page
    .locator("main section")
    .filter({ has: page.locator("h2").filter({ hasText: whole(heading) }) })
    .last();
}

/** What a label stands for: the definition beside it, or the entry of a list or table it is in. */
function entryOf(page: Page, within: Locator, label: string): Locator {
  return within
    .locator(title(page, label))
    .first()
    .locator("xpath=ancestor::li[1] | ancestor::tr[1] | ancestor::article[1] | following-sibling::dd[1]")
    .last();
}

async function expectSection(page: Page, facts: SectionFacts): Promise<void> {
  const section = sectionOf(page, facts.heading);
  await expect(section).toHaveCount(1);
  if (facts.titles) await expect(section.locator("h3")).toHaveText(facts.titles.map(whole));
  for (const [label, value] of facts.pairs ?? []) {
    await expect(entryOf(page, section, label), label).toContainText(value);
  }
  for (const text of facts.says ?? []) await expect(section).toContainText(text);
  for (const [text, href] of facts.links ?? []) {
    const link = section.locator(`a[href="${href}"]`).filter({ hasText: text }).first();
    await expect(link, text).toBeVisible();
  }
}

for (const { route, h1, sections } of pages) {
  test(`${route} shows its sections in order with every fact`, async ({ page }) => {
    await page.goto(route);
    await expect(page.locator("h1")).toHaveText(h1);
    const headings = (await page.locator("main section h2").allTextContents()).map((text) => text.trim());
    const wanted = sections.flatMap(({ heading }) => heading ?? []);
    expect(headings.filter((text) => wanted.includes(text))).toEqual(wanted);
    for (const facts of sections) await expectSection(page, facts);
  });
}

for (const product of products) {
  test(`${product.route} shows every fact of the product`, async ({ page }) => {
    await page.goto(product.route);
    const main = page.locator("main");
    const hero = main.locator("section").first();
    await expect(hero.locator("h1")).toHaveText(product.h1);
    for (const [label, value] of [
      ["Teslim süresi", product.turnaround],
      ["Garanti", product.warranty],
    ] as const) {
      const plate = hero.locator("dl > div").filter({ has: title(page, label) });
      if (value === null) await expect(plate).toHaveCount(0);
      else await expect(plate.locator("dd").first()).toHaveText(`${value[0]} ${value[1]}`);
    }

    const [advantages] = await main.locator("section:has(h2)").all();
    await expect(advantages?.locator("h3") ?? main).toHaveCount(product.advantages);
    const materials = main.locator("section:has(h2)").nth(1);
    await expect(materials.locator("h3")).toHaveCount(product.materials);

    const steps = main.locator("section ol > li").filter({ has: page.locator("h3") });
    await expect(steps).toHaveCount(product.steps);
    for (const [step, duration] of product.durations ?? []) {
      await expect(steps.filter({ has: title(page, step) }), step).toContainText(duration);
    }

    const stats = main.getByRole("region", { name: "Rakamlarla" }).locator("li");
    await expect(stats).toHaveCount(product.stats.length);
    await expect(stats.locator("h3")).toHaveText(product.stats.map(([, label]) => whole(label)));
    for (const [i, [value]] of product.stats.entries()) {
      await expect(stats.nth(i).locator("p").first()).toHaveText(whole(value));
    }

    for (const [label, value] of product.pairs ?? []) {
      await expect(entryOf(page, main, label), label).toContainText(value);
    }
    if (product.shades) {
      const shades = main.locator("section ul").filter({ has: title(page, product.shades[0] ?? "") });
      await expect(shades.locator("li h3")).toHaveText(product.shades.map(whole));
    }
    for (const text of product.says ?? []) await expect(main).toContainText(text);

    const callToAction = main.locator("section").filter({ has: page.locator("#cagri") });
    for (const { text, href } of productLinks) {
      await expect(callToAction.locator(`a[href="${href}"]`)).toHaveText(text);
    }
  });
}
