import assert from "node:assert/strict";
import { z } from "zod";
import { dialledNumber } from "#src/content-model/telephone.ts";
import { weekdayNames } from "#src/domain/delivery/days.ts";
import { fullName } from "#src/domain/full-name.ts";
import { strings } from "#src/domain/interface-strings.ts";
import { productListAddress } from "#src/domain/product-list.ts";
import { withoutLinks } from "#src/domain/text-links.ts";
import { products, questionPages, routes, site } from "../../support/real-content.ts";
import { collapsed, pageAt, publishedOrigin, textOf } from "../built-site.ts";

/** Published origin, which may differ from the content. */
const origin = publishedOrigin();
const thing = z.looseObject({ "@type": z.string() });
const data = z.object({ "@context": z.literal("https://schema.org"), "@graph": z.array(thing) });

/** Structured data of a page, in one script. */
function thingsOf(route: string): z.infer<typeof thing>[] {
  const { document } = pageAt(route);
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  assert.ok(scripts.length <= 1, `${route} has ${scripts.length} scripts of linked data`);
  return scripts.flatMap((script) => data.parse(JSON.parse(script.textContent ?? ""))["@graph"]);
}

const typesOf = (route: string) => thingsOf(route).map((described) => described["@type"]);

/** Breadcrumbs of a page, if shown. */
const shownWay = (route: string) =>
  [...pageAt(route).document.querySelectorAll(`nav[aria-label="${strings.breadcrumbs}"] li`)].map(textOf);

test("every page has structured data of its kind", () => {
  const about: Record<string, string[]> = {
    "/": ["MedicalBusiness", "WebSite"],
    [productListAddress]: ["ItemList"],
  };
  for (const { route } of products) about[route] = ["Service"];
  for (const { route } of questionPages) about[route] = ["FAQPage"];
  for (const route of routes) {
    const way = shownWay(route).length > 0 ? ["BreadcrumbList"] : [];
    expect([route, typesOf(route)]).toEqual([route, [...way, ...(about[route] ?? [])]]);
  }
});

test("structured breadcrumbs match the visible ones", () => {
  const way = z.array(z.looseObject({ position: z.number(), name: z.string().min(1), item: z.string() }));
  const routesWithWay = routes.filter((route) => shownWay(route).length > 0);
  expect(routesWithWay).toEqual(expect.arrayContaining(products.map(({ route }) => route)));
  for (const route of routesWithWay) {
    const steps = way.parse(thingsOf(route)[0]?.itemListElement);
    expect(steps.map(({ name }) => collapsed(name))).toEqual(shownWay(route));
    expect([route, steps[0]?.item]).toEqual([route, `${origin}/`]);
    expect([route, steps.at(-1)?.item]).toEqual([route, `${origin}${route}`]);
    expect([route, steps.map(({ position }) => position)]).toEqual([route, steps.map((_, i) => i + 1)]);
  }
});

test("the laboratory is described with the hours and addresses it shows", () => {
  const [laboratory, webSite] = thingsOf("/");
  const name = fullName(site.brand, site.subtitle);
  expect(laboratory).toMatchObject({ name, telephone: dialledNumber(site.phone.display) });
  expect(laboratory?.email).toBe(site.email ?? undefined);
  expect(laboratory?.address).toMatchObject({ streetAddress: site.address.street });
  expect(webSite).toMatchObject({ name, url: `${origin}/` });
  expect(laboratory?.openingHoursSpecification).toEqual(
    site.hours.map(({ opens, closes, days }) =>
      expect.objectContaining({
        dayOfWeek: weekdayNames.filter((day) => days.includes(day)),
        opens: opens.replace(".", ":"),
        closes: closes.replace(".", ":"),
      }),
    ),
  );
});

test("a product is described as its page shows it", () => {
  const picture = z.looseObject({
    caption: z.string(),
    contentUrl: z.string(),
    creditText: z.string().min(1),
  });
  for (const { route, image } of products) {
    const [, service] = thingsOf(route);
    const { document } = pageAt(route);
    expect(service?.name).toBe(textOf(document.querySelector("h1")));
    if (image) {
      const { caption, contentUrl } = picture.parse(service?.image);
      expect([route, caption]).toEqual([route, document.querySelector("main img")?.getAttribute("alt")]);
      assert.ok(contentUrl.startsWith(`${origin}/static/`), contentUrl);
    } else expect(service?.image).toBe(undefined);
  }
});

test("the structured product list follows the table", () => {
  const [, list] = thingsOf(productListAddress);
  const items = z.array(z.looseObject({ position: z.number(), name: z.string(), item: z.string() }));
  const shown = [...pageAt(productListAddress).document.querySelectorAll("[data-row] th a")];
  expect(shown.length).toBe(products.length);
  expect(
    items.parse(list?.itemListElement).map(({ position, name, item }) => [position, name, item]),
  ).toEqual(shown.map((link, i) => [i + 1, textOf(link), `${origin}${link.getAttribute("href")}`]));
});

test("every branch is a department with its own address", () => {
  const departments = z
    .array(z.looseObject({ telephone: z.string(), address: z.looseObject({ streetAddress: z.string() }) }))
    .optional()
    .parse(thingsOf("/")[0]?.department);
  expect(departments?.map(({ telephone, address }) => [telephone, address.streetAddress])).toEqual(
    site.branches?.map(({ phone, address }) => [(phone ?? site.phone).dialled, address.street]),
  );
});

test("every question has its answer", () => {
  for (const { route, questions } of questionPages) {
    const described = thingsOf(route).find((thing) => thing["@type"] === "FAQPage");
    const given = z
      .array(z.looseObject({ name: z.string(), acceptedAnswer: z.looseObject({ text: z.string() }) }))
      .parse(described?.mainEntity);
    expect(given.map(({ name, acceptedAnswer }) => [name, collapsed(acceptedAnswer.text)])).toEqual(
      questions.map(({ question, answer }) => [question, collapsed(withoutLinks(answer))]),
    );
  }
});
