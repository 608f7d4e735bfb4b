import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { z } from "zod";
import { strings } from "../../../src/lib/interface-strings.ts";
import { productListAddress } from "../../../src/lib/product-list.ts";
import { missingForGoogle } from "../../support/google-requirements.ts";
import { faq, products, routes, site, textPages } from "../../support/real-content.ts";
import { vocabularyProblems } from "../../support/schema-org.ts";
import { pageAt, plain, readPages, textOf, textsOf } from "../built-site.ts";

const pages = readPages();
const thing = z.looseObject({ "@type": z.string() });
const data = z.object({ "@context": z.literal("https://schema.org"), "@graph": z.array(thing) });

/** Things the page at `route` tells search engines about, in one script. */
function thingsOf(route: string): z.infer<typeof thing>[] {
  const { document } = pageAt(route, pages);
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  assert.ok(scripts.length <= 1, `${route} has ${scripts.length} scripts of linked data`);
  return scripts.flatMap((script) => data.parse(JSON.parse(script.textContent ?? ""))["@graph"]);
}

const typesOf = (route: string) => thingsOf(route).map((described) => described["@type"]);

test("every page but the home page has its way, and says what it is about", () => {
  const about: Record<string, string[]> = {
    "/": ["MedicalBusiness", "WebSite"],
    "/sss": ["FAQPage"],
    "/iletisim": ["MedicalBusiness"],
    [productListAddress]: ["ItemList"],
  };
  for (const { route } of products) about[route] = ["Service"];
  for (const { route, sections } of textPages)
    if (sections.some(({ questions }) => questions)) about[route] = ["FAQPage"];
  for (const route of routes) {
    const way = route === "/" ? [] : ["BreadcrumbList"];
    assert.deepEqual(typesOf(route), [...way, ...(about[route] ?? [])], route);
  }
});

test("a way begins at the home page and ends at the page itself", () => {
  const way = z.array(z.looseObject({ position: z.number(), name: z.string().min(1), item: z.string() }));
  for (const route of routes.filter((candidate) => candidate !== "/")) {
    const steps = way.parse(thingsOf(route)[0]?.itemListElement);
    assert.equal(steps[0]?.item, `${site.url}/`, route);
    assert.equal(steps.at(-1)?.item, `${site.url}${route}`, route);
    assert.deepEqual(
      steps.map(({ position }) => position),
      steps.map((_, i) => i + 1),
      route,
    );
  }
});

test("Google's required properties are there", () => {
  for (const route of routes)
    assert.deepEqual(
      thingsOf(route).flatMap((described) => missingForGoogle(described, route)),
      [],
    );
});

test("schema.org knows all that is said, and nothing is rated, reviewed or priced", () => {
  for (const route of routes) {
    const things = thingsOf(route);
    assert.deepEqual(
      things.flatMap((described) => vocabularyProblems(described, route)),
      [],
    );
    assert.doesNotMatch(JSON.stringify(things), /"[^"]*(rating|review|price)[^"]*":/i, route);
  }
});

test("the laboratory is described with the hours and addresses it shows", () => {
  const [laboratory] = thingsOf("/");
  assert.deepEqual(thingsOf("/iletisim")[1], laboratory);
  assert.deepEqual(
    [laboratory?.name, laboratory?.telephone, laboratory?.email],
    [`${site.brand} ${site.subtitle}`, site.phone.e164, site.email],
  );
  const hours = z.array(z.looseObject({ opens: z.string(), closes: z.string() }));
  assert.deepEqual(
    hours.parse(laboratory?.openingHoursSpecification).map(({ opens, closes }) => `${opens}–${closes}`),
    site.hours.map(({ opens, closes }) => `${opens}–${closes}`.replaceAll(".", ":")),
  );
});

test("a product is described as its page shows it, and at the end of the way that is shown to it", () => {
  const way = z.array(z.looseObject({ name: z.string() }));
  const picture = z.looseObject({ caption: z.string(), contentUrl: z.string() });
  for (const { route } of products) {
    const [crumbs, service] = thingsOf(route);
    const { document } = pageAt(route, pages);
    assert.equal(service?.name, textOf(document.querySelector("h1")));
    const { caption, contentUrl } = picture.parse(service?.image);
    assert.equal(caption, document.querySelector("main img")?.getAttribute("alt"), route);
    assert.ok(contentUrl.startsWith(`${site.url}/static/`), contentUrl);
    assert.deepEqual(
      way.parse(crumbs?.itemListElement).map(({ name }) => plain(name)),
      textsOf(document, `nav[aria-label="${strings.breadcrumbs}"] li`),
    );
  }
});

test("the list of products names every one by its page, in the order of the table", () => {
  const [, list] = thingsOf(productListAddress);
  const items = z.array(z.looseObject({ position: z.number(), name: z.string(), item: z.string() }));
  const shown = [...pageAt(productListAddress, pages).document.querySelectorAll("[data-row] th a")];
  assert.equal(shown.length, products.length);
  assert.deepEqual(
    items.parse(list?.itemListElement).map(({ position, name, item }) => [position, name, item]),
    shown.map((link, i) => [i + 1, textOf(link), `${site.url}${link.getAttribute("href")}`]),
  );
});

test("every question is given with its answer", () => {
  const described = thingsOf("/sss").find((thing) => thing["@type"] === "FAQPage");
  const given = z
    .array(z.looseObject({ name: z.string(), acceptedAnswer: z.looseObject({ text: z.string() }) }))
    .parse(described?.mainEntity);
  assert.deepEqual(
    given.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text })),
    faq.questions.items.map(({ question, answer }) => ({ question, answer })),
  );
});

describe("what schema.org does not know is found", () => {
  const service = { "@type": "Service", name: "Kron yapımı" };
  const mistakes: readonly (readonly [mistake: string, thing: object, problem: string])[] = [
    ["a class", { "@type": "Prosthesis" }, "it is a Prosthesis, which schema.org does not have"],
    ["a property", { ...service, warranty: "5 yıl" }, "it.warranty: a Service has no such property"],
    [
      "a property of a thing within",
      { ...service, provider: { "@type": "MedicalBusiness", fax: "1" } },
      "it.provider.fax: a MedicalBusiness has no such property",
    ],
    [
      "a thing of a class that the property does not take",
      { ...service, provider: { "@type": "Product" } },
      'it.provider does not take {"@type":"Product"}',
    ],
    ["a number for a text", { ...service, name: 5 }, "it.name does not take 5"],
    [
      "a day of no week",
      { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday", "Pazartesi"] },
      'it.dayOfWeek does not take "Pazartesi"',
    ],
    [
      "a reference with more than a name",
      { ...service, provider: { "@id": "/", name: "Sedef" } },
      'it.provider does not take {"@id":"/","name":"Sedef"}',
    ],
  ];
  for (const [mistake, described, problem] of mistakes)
    test(mistake, () => assert.deepEqual(vocabularyProblems(described, "it"), [problem]));
});

describe("what Google asks for and misses is found", () => {
  const step = { "@type": "ListItem", position: 1, name: "Ana Sayfa", item: "https://ornek.example/" };
  const mistakes: readonly (readonly [mistake: string, thing: object, problem: string])[] = [
    [
      "a way of one step",
      { "@type": "BreadcrumbList", itemListElement: [step] },
      "it.itemListElement has fewer than 2",
    ],
    [
      "a step without a name",
      { "@type": "BreadcrumbList", itemListElement: [step, { ...step, name: "" }] },
      "it.itemListElement[1]: a ListItem needs name",
    ],
    [
      "a business without an address",
      { "@type": "MedicalBusiness", name: "Sedef" },
      "it: a MedicalBusiness needs address",
    ],
    [
      "a picture nobody made",
      { "@type": "ImageObject", contentUrl: "https://ornek.example/a.jpg" },
      "it: a ImageObject needs creator, creditText, copyrightNotice or license",
    ],
    [
      "a product without price or rating, within another thing",
      { "@type": "Service", serviceOutput: { "@type": "Product", name: "Kron" } },
      "it.serviceOutput: a Product needs review, aggregateRating or offers",
    ],
    [
      "a question without its answer",
      { "@type": "FAQPage", mainEntity: [{ "@type": "Question", name: "Ne zaman?" }] },
      "it.mainEntity[0]: a Question needs acceptedAnswer",
    ],
  ];
  for (const [mistake, described, problem] of mistakes)
    test(mistake, () => assert.deepEqual(missingForGoogle(described, "it"), [problem]));
});
