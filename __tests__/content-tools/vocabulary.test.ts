import {
  breadcrumbList,
  faqPage,
  laboratory,
  productAndService,
  webSite,
} from "../../src/seo/structured-data";
import { createPicture, createQuantity } from "../support/factories";
import { faq, fill, products, site } from "../support/real-content";
import { vocabularyProblems } from "../support/schema-org";

const origin = "https://www.ornek.example";
const socialImage = createPicture();

type Product = (typeof products)[number];

function productData(product: Product): Queries.ProductDataFragment {
  const { slug, name, summary, menu, turnaround, warranty, materials } = product;
  const text = (value: string) => fill(value, { ...product.facts, turnaround, warranty });
  return {
    slug,
    name: text(name),
    summary: text(summary),
    menu,
    social: socialImage,
    turnaround: turnaround ? createQuantity(turnaround) : null,
    warranty: warranty ? createQuantity(warranty) : null,
    materials: materials
      ? {
          items: materials.items.map((item) => ({
            name: text(item.name),
            properties: item.properties.map(text),
            warranty: item.warranty ? text(item.warranty) : null,
          })),
        }
      : null,
  };
}

const productThings = products.map((product): [string, object[]] => {
  const crumbs = [{ label: "Ana Sayfa", to: "/" }, { label: product.menu.group }, { label: product.name }];
  const path = `/${product.slug}`;
  return [
    path,
    [breadcrumbList(crumbs, path, origin), ...productAndService(productData(product), site, origin)],
  ];
});
const questions = faq.questions.items.map(({ question, answer }) => ({
  question: fill(question),
  answer: fill(answer),
}));

describe("schema.org knows everything that is said of the content", () => {
  test.each<[string, object[]]>([
    ["/", [laboratory({ ...site, blurb: fill(site.blurb), socialImage }, origin), webSite(site, origin)]],
    ["/sss", [faqPage(questions, "/sss", origin)]],
    ...productThings,
  ])("%s", (_route, things) => {
    expect(things.flatMap((thing) => vocabularyProblems(thing, "it"))).toEqual([]);
  });
});

describe("what schema.org does not know is found", () => {
  const service = { "@type": "Service", name: "Kron yapımı" };

  test.each<[string, object, string]>([
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
  ])("%s", (_mistake, thing, problem) => {
    expect(vocabularyProblems(thing, "it")).toEqual([problem]);
  });
});
