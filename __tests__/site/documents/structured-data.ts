import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { z } from "zod";
import { strings } from "../../../src/lib/interface-strings.ts";
import { faq, products, routes, site } from "../../support/real-content.ts";
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

test("the home page, the questions and every product are described, as what they are", () => {
  const wanted: Record<string, string[]> = { "/": ["MedicalBusiness", "WebSite"], "/sss": ["FAQPage"] };
  for (const { route } of products) wanted[route] = ["BreadcrumbList", "Product", "Service"];
  for (const route of routes) assert.deepEqual(typesOf(route), wanted[route] ?? [], route);
});

test("schema.org knows all that is said, and nothing is rated, reviewed or priced", () => {
  for (const route of routes) {
    const things = thingsOf(route);
    assert.deepEqual(
      things.flatMap((described) => vocabularyProblems(described, route)),
      [],
    );
    assert.doesNotMatch(JSON.stringify(things), /"[^"]*(rating|review|offers|price)[^"]*":/i, route);
  }
});

test("the laboratory is described with the hours and addresses it shows", () => {
  const [laboratory] = thingsOf("/");
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
  for (const { route } of products) {
    const [crumbs, product] = thingsOf(route);
    const { document } = pageAt(route, pages);
    assert.equal(product?.name, textOf(document.querySelector("h1")));
    assert.deepEqual(
      way.parse(crumbs?.itemListElement).map(({ name }) => plain(name)),
      textsOf(document, `nav[aria-label="${strings.breadcrumbs}"] li`),
    );
  }
});

test("every question is given with its answer", () => {
  const [described] = thingsOf("/sss");
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
