import { derivedFacts } from "#src/build/graphql/derived-facts.ts";
import type { Source } from "#src/build/graphql/nodes.ts";
import { defaultWords } from "#src/domain/replaceable-words.ts";
import { contextOf } from "../../../support/resolver-context";

const derivedOf = (Product: readonly Source[], site: object = {}) =>
  derivedFacts.SiteInfo.derived.resolve(site, {}, contextOf({ Product }));

const days = (number: number) => ({ number, unit: "gün" });
const years = (number: number) => ({ number, unit: "yıl" });

test("the axes end with the longest turnaround and warranty", async () => {
  const products = [
    { turnaround: days(20), warranty: years(5) },
    { turnaround: days(3), warranty: years(10) },
  ];
  expect(await derivedOf(products)).toMatchObject({
    days: 20,
    years: 10,
    turnarounds: true,
    warranties: true,
  });
});

test("warranties of parts count", async () => {
  const materials = { items: [{ warranty: years(25) }, {}] };
  expect(await derivedOf([{ warranty: years(5), materials }])).toMatchObject({ years: 25 });
});

test("a lifetime warranty has no end on the axis", async () => {
  const materials = { items: [{ lifetimeWarranty: true }] };
  expect(await derivedOf([{ materials }])).toMatchObject({ years: null, warranties: true });
});

test("products without lengths have neither", async () => {
  expect(await derivedOf([{ name: "Kron" }])).toMatchObject({ turnarounds: false, warranties: false });
});

test("the laboratory's own words replace the interface's", async () => {
  const { words } = await derivedOf([], { words: { turnaround: "Teslim" } });
  expect(words).toEqual({ ...defaultWords, turnaround: "Teslim" });
});
