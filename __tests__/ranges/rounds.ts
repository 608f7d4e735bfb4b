import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, stringify } from "yaml";
import { documentKindOf, documentKinds } from "../../content-tools/model/index.ts";
import { type Stretch, stretched } from "./stretch.ts";

/** One content that is built and looked at. */
export interface Round {
  name: string;
  count: Stretch["count"];
  long: boolean;
  /** Years of the timeline; it has as many events. */
  years: readonly number[];
  /** Products of each group of the menu. */
  products: readonly number[];
}

/** What is not stretched: references to other documents, fixed facts, and what this file makes itself. */
const kept = [
  "timeline.entries",
  "catalogue.categories",
  "catalogue",
  "keywords",
  "menu",
  "form",
  "footer",
  "slug",
  "onward.links",
];
/** Documents that hold the laboratory's own facts and the few words of the menus. */
const untouched = ["SiteInfo", "Navigation", "Holidays", "NotFoundPage", "WorkSlipPage"];

const within = (wanted: number) => (least: number, most: number) => Math.min(Math.max(wanted, least), most);
const consecutive = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);

export const rounds: readonly Round[] = [
  {
    name: "the least of everything",
    count: within(1),
    long: false,
    years: [2025, 2026],
    products: [1, 0, 0],
  },
  {
    name: "three, and a laboratory of eighteen years",
    count: within(3),
    long: false,
    years: [2009, 2011, 2014, 2016, 2018, 2020, 2024, 2026],
    products: [2, 3, 0],
  },
  {
    name: "five, and a year like another",
    count: within(5),
    long: true,
    years: consecutive(2022, 5),
    products: [3, 4, 5],
  },
  {
    name: "seven, and events that crowd at the end of sixty years",
    count: within(7),
    long: false,
    years: [1966, ...consecutive(2020, 7)],
    products: [12, 4, 3],
  },
  {
    name: "the most of everything, with texts as long as they may be",
    count: (_, most) => most,
    long: true,
    years: [1966, 1971, 1980, 1988, 1995, 2003, 2009, 2013, 2017, 2020, 2024, 2026],
    products: [40, 1, 0],
  },
];

const read = async (file: string) => parse(await readFile(file, "utf8"));
const write = (file: string, value: unknown) => writeFile(file, stringify(value, { lineWidth: 0 }));

/** Puts what a round wants into the content of a copy, made from what `source` holds. */
export async function writeRound(source: string, content: string, round: Round): Promise<void> {
  const { count, long, years } = round;
  for (const name of await readdir(path.join(source, "pages"))) {
    const kind = documentKindOf(`pages/${name}`);
    if (!kind || untouched.includes(kind.type)) continue;
    const page = stretched(kind.schema, await read(path.join(source, "pages", name)), { count, long, kept });
    await write(path.join(content, "pages", name), kind.type === "AboutPage" ? withYears(page, years) : page);
  }
  await write(
    path.join(content, "navigation.yaml"),
    withGroups(await read(path.join(source, "navigation.yaml"))),
  );
  const site = await read(path.join(source, "site.yaml"));
  site.facts.foundedYear.number = Math.min(...years);
  site.legalNotice = site.legalNotice.replace(/\d{4}/, String(Math.max(...years)));
  await write(path.join(content, "site.yaml"), site);
  await writeProducts(source, content, round);
}

function withYears(page: unknown, years: readonly number[]): unknown {
  const { timeline, ...rest } = page as { timeline: { entries: object[] } };
  const entries = years.map((year, i) => ({ ...timeline.entries[i % timeline.entries.length], year }));
  return { ...rest, timeline: { ...timeline, entries } };
}

const groups = ["Sabit Kronlar", "Hareketli Protezler", "İmplant Üstü Protezler"];

const withGroups = (navigation: { products: object }) => ({
  ...navigation,
  products: { ...navigation.products, groups },
});

/** Products in place of the site's own: each has another number of everything, the first as many as the round wants. */
async function writeProducts(
  source: string,
  content: string,
  { count, long, products }: Round,
): Promise<void> {
  const kind = documentKinds.find(({ type }) => type === "Product");
  const folder = path.join(content, "products");
  const names = (await readdir(path.join(source, "products"))).sort();
  const models = await Promise.all(names.map((name) => read(path.join(source, "products", name))));
  for (const name of await readdir(folder)) await rm(path.join(folder, name));
  const wanted = products.flatMap((number, group) => Array(number).fill(groups[group]) as string[]);
  for (const [i, group] of wanted.entries()) {
    const model = models[i % models.length];
    const number = Math.floor(i / models.length) + 1;
    const named = (text: string, most: number) =>
      number > 1 ? `${text.slice(0, most - 3)} ${number}` : text;
    const ofThis = i === 0 ? count : (least: number, most: number) => within(1 + (i % 12))(least, most);
    const product = stretched(kind?.schema, model, {
      count: ofThis,
      long: long && i % 2 === 0,
      kept,
    }) as typeof model;
    const slug = number > 1 ? `${model.slug}-${number}` : model.slug;
    await write(path.join(folder, `${slug}.yaml`), {
      ...product,
      slug,
      name: named(model.name, 50),
      menu: { ...model.menu, group, order: i + 1 },
      catalogue: model.catalogue.map((card: { title: string }, position: number) => ({
        ...card,
        title: named(card.title, 50),
        order: 2 * i + position + 1,
      })),
      form: { label: named(model.name, 50), order: i + 1 },
      footer: number > 1 ? undefined : model.footer,
    });
  }
}
