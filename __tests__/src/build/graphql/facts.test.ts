import { ask } from "../../../support/gatsby-schema";
import { type DocumentNode, fixtureNodes } from "../../../support/gatsby-store";

/** The fixture with fields of one product changed. */
const withProduct = (slug: string, changes: Record<string, unknown>): DocumentNode[] =>
  fixtureNodes().map((node) => (node.slug === slug ? { ...node, ...changes } : node));

const askProduct = async (fields: string, changes: Record<string, unknown> = {}) => {
  const answer = await ask(
    withProduct("total-protez", changes),
    `{ product(slug: "total-protez") { ${fields} } }`,
  );
  return (answer as { product: Record<string, unknown> }).product;
};

describe("@text fills a text's {placeholders}", () => {
  test("from the laboratory's facts and names, and before these from the product's own", async () => {
    const summary = "{brand} {city}: {producedProstheses} protez, {turnaround} gün, {experience} vaka";
    expect(await askProduct("summary", { summary, facts: { experience: { number: 320 } } })).toEqual({
      summary: "Nilüfer Protez Bursa: 12.000+ protez, 10–14\u00a0gün, 320 vaka",
    });
  });

  test("in lists, and in the sections of a document", async () => {
    const card = { title: "Kart", category: "Protez", icon: "gem", order: 1 };
    const catalogue = [{ ...card, description: "{turnaround} gün", features: ["Bir", "{warranty} ay"] }];
    expect(await askProduct("catalogue { description features }", { catalogue })).toEqual({
      catalogue: [{ description: "10–14 gün", features: ["Bir", "6 ay"] }],
    });
  });

  test("on pages, which know no product's facts", async () => {
    const pages = fixtureNodes().map((node) =>
      node.internal.type === "SiteInfo" ? { ...node, blurb: "{turnaround} gün" } : node,
    );
    await expect(ask(pages, "{ siteInfo { blurb } }")).rejects.toThrow("Unknown fact {turnaround}");
  });

  test("and keeps a number with its unit and a hyphen with its word, in sentences", async () => {
    const summary = "25+ yıl garanti, 28 Ekim, 3 adım. Yanıt 48 saatte e-postanıza, 1,5 mm";
    const seo = { title: "Protez", description: summary };
    expect(await askProduct("summary badge seo { description }", { summary, badge: "30 gün", seo })).toEqual({
      seo: { description: summary },
      summary: "25+\u00a0yıl garanti, 28 Ekim, 3 adım. Yanıt 48\u00a0saatte e-\u2060postanıza, 1,5\u00a0mm",
      badge: "30 gün",
    });
  });
});

describe("@fromFact takes a stat's number", () => {
  const fields = "stats { number to prefix suffix unit label }";
  const numbers = async (stat: Record<string, unknown>, changes: Record<string, unknown> = {}) => {
    const { stats } = await askProduct(fields, { stats: [{ label: "Sayı", ...stat }], ...changes });
    const [{ label: _label, ...number }] = stats as [Record<string, unknown>];
    return Object.fromEntries(Object.entries(number).filter(([, value]) => value !== null));
  };

  test("from the fact it names, sign and unit included", async () => {
    expect(await numbers({ fact: "producedProstheses" })).toEqual({ number: 12000, suffix: "+" });
    expect(await numbers({ fact: "turnaround" })).toEqual({ number: 10, to: 14, unit: "gün" });
  });

  test("from the product's own fact before the laboratory's", async () => {
    expect(await numbers({ fact: "warranty" })).toEqual({ number: 6, unit: "ay" });
    expect(await numbers({ fact: "staff" }, { facts: { staff: { number: 3 } } })).toEqual({ number: 3 });
  });

  test("or one end of the range", async () => {
    expect(await numbers({ fact: "turnaround", part: "from" })).toEqual({ number: 10, unit: "gün" });
    expect(await numbers({ fact: "turnaround", part: "to" })).toEqual({ number: 14, unit: "gün" });
  });
});
