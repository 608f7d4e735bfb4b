import { expect, type Page, test } from "@playwright/test";
import { products } from "../spec/products";

interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** Things the page at `route` tells search engines about. */
async function thingsOf(page: Page, route: string): Promise<Thing[]> {
  await page.goto(route);
  const texts = await page.locator('head script[type="application/ld+json"]').allTextContents();
  expect(texts).toHaveLength(1);
  const { "@context": context, "@graph": graph } = JSON.parse(texts[0] ?? "");
  expect(context).toBe("https://schema.org");
  return graph;
}

const typesOf = (things: readonly Thing[]) => things.map((thing) => thing["@type"]);

test("the home page describes the laboratory and the site", async ({ page }) => {
  const things = await thingsOf(page, "/");
  expect(typesOf(things)).toEqual(["MedicalBusiness", "WebSite"]);
  expect(things[0]).toMatchObject({ openingHoursSpecification: [{ opens: "08:00" }, { opens: "09:00" }] });
});

test("every product page describes its product, as it shows it", async ({ page }) => {
  for (const { route, h1 } of products) {
    const things = await thingsOf(page, route);
    expect(typesOf(things), route).toEqual(["BreadcrumbList", "Product", "Service"]);
    expect(things[1]?.name).toBe(h1);
    const crumbs = await page.locator("main nav ol > li").allTextContents();
    expect(things[0]?.itemListElement).toMatchObject(crumbs.map((name) => ({ name })));
  }
});

test("the questions page gives every question with its answer", async ({ page }) => {
  const [faq] = await thingsOf(page, "/sss");
  const questions = await page.locator("details h3").allTextContents();
  expect(questions).toHaveLength(10);
  expect(faq?.mainEntity).toMatchObject(
    questions.map((name) => ({ name, acceptedAnswer: { "@type": "Answer" } })),
  );
});
