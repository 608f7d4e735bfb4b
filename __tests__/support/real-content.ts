import type { z } from "zod";
import { contentFolder } from "../../src/content-model/content-folder";
import { productFactsOf, siteFactsOf } from "../../src/content-model/content-index";
import { readSourceFiles } from "../../src/content-model/documents";
import { withoutHidden } from "../../src/content-model/hidden";
import { holidaysSchema } from "../../src/content-model/holidays";
import { navigationSchema } from "../../src/content-model/navigation";
import { contactPageSchema } from "../../src/content-model/pages/contact";
import { homePageSchema } from "../../src/content-model/pages/home";
import { notFoundPageSchema } from "../../src/content-model/pages/not-found";
import { pageSchema } from "../../src/content-model/pages/page";
import { productsPageSchema } from "../../src/content-model/pages/products";
import { workSlipPageSchema } from "../../src/content-model/pages/work-slip";
import { fillPlaceholders } from "../../src/content-model/placeholders";
import { productSchema } from "../../src/content-model/product";
import { endOf, type Quantity, stat } from "../../src/content-model/quantities";
import { routeOf, unlistedRoutes } from "../../src/content-model/routes";
import { siteSchema } from "../../src/content-model/site";
import { dig } from "../../src/content-model/walk";
import { formatAmount } from "../../src/domain/format";
import { defaultWords } from "../../src/domain/own-words";
import { axesOf } from "../../src/domain/units";
import { type LayoutVariant, layoutVariantOf } from "../../src/sections/product/layout-variant";

// The content (`content/`, or the folder in CONTENT_DIR), read through the content model. Tests derive
// routes, names, counts and orders from it, so that editors may change them.

/** All files, parsed. Tests run in the project's root. */
export const allFiles = readSourceFiles(contentFolder());

/** The published ones. */
export const files = withoutHidden(allFiles);

const documents = <S extends z.ZodType>(type: string, schema: S): z.infer<S>[] =>
  files.filter(({ kind }) => kind?.type === type).map(({ value }) => schema.parse(value));

function only<T>(all: readonly T[]): T {
  const [first] = all;
  if (first === undefined || all.length > 1) throw new Error(`There are ${all.length} documents, not one.`);
  return first;
}

/** The only document of an optional kind; undefined without it. */
const perhaps = <T>(all: readonly T[]): T | undefined => (all.length === 0 ? undefined : filled(only(all)));

const rawSite = only(documents("SiteInfo", siteSchema));

const siteFacts = siteFactsOf(rawSite);

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

type OwnFacts = Readonly<Record<string, Quantity>>;

/** Fills facts into a text, a product's own first. */
export const fill = (text: string, own: OwnFacts = {}): string =>
  fillPlaceholders(text, { ...siteFacts, ...own });

/** A document with all facts filled in, as visitors read it. */
function filled<T>(document: T, own?: OwnFacts): T {
  return JSON.parse(JSON.stringify(document), (_, value) =>
    typeof value === "string" ? fill(value, own) : value,
  );
}

export const site = filled(rawSite);

/** Interface words, with the laboratory's own. */
export const words = { ...defaultWords, ...site.words };

/** Pages with sections, and their addresses. */
export const sectionPages = documents("Page", pageSchema).map((page) => ({
  ...filled(page),
  route: `/${page.slug}`,
}));

interface NavigationLink {
  label: string;
  to: string;
  mobileLabel?: string | undefined;
  description?: string | undefined;
}

/** Navigation links, with those of pages inserted at their position. */
function withPages(
  links: readonly NavigationLink[] | undefined,
  list: "menu" | "header" | "footer",
  group?: string,
): NavigationLink[] {
  const merged = [...(links ?? [])];
  const asking = sectionPages.flatMap(({ title, route, ...page }) => {
    const place = page[list];
    if (!place || (group && Reflect.get(place, "group") !== group)) return [];
    return [{ order: place.order, link: { label: title, to: route, ...place } }];
  });
  for (const { order, link } of asking.sort(byOrder)) merged.splice(order - 1, 0, link);
  return merged;
}

const written = filled(only(documents("Navigation", navigationSchema)));

function corporateMenu() {
  const { corporate } = written;
  const links = withPages(corporate?.links, "menu", "corporate");
  return corporate && links.length > 0 ? { ...corporate, links } : undefined;
}

export const navigation = {
  ...written,
  /** The corporate menu, unless it is empty. */
  corporate: corporateMenu(),
  /** Pages with a link of their own in the header. */
  pages: withPages([], "header"),
  footer: {
    ...written.footer,
    serviceLinks: withPages(written.footer.serviceLinks, "footer", "services"),
    quickLinks: withPages(written.footer.quickLinks, "footer", "quick"),
  },
};
export const home = filled(only(documents("HomePage", homePageSchema)));
/** A page that begins with slides, if any. */
export const slidesPage = sectionPages.find(({ head }) => head?.carousel);

const questionsOf = ({ sections }: (typeof sectionPages)[number]) =>
  (sections ?? []).flatMap((section) => (section.type === "questions" ? section : []));

/** Questions of pages, and whether they are in an accordion. */
export const questionPages = sectionPages.flatMap((page) => {
  const sections = questionsOf(page);
  const questions = sections.flatMap(({ items }) => items);
  const openable = sections.flatMap(({ open, items }) => (open ? [] : items));
  return questions.length > 0 ? [{ route: page.route, questions, openable }] : [];
});
export const contact = filled(only(documents("ContactPage", contactPageSchema)));
export const productsPage = filled(only(documents("ProductsPage", productsPageSchema)));
export const { delivery, ...closures } = filled(only(documents("Holidays", holidaysSchema)));
export const workSlip = perhaps(documents("WorkSlipPage", workSlipPageSchema));
export const notFound = filled(only(documents("NotFoundPage", notFoundPageSchema)));

/** A stat's number as displayed, without unit: its own, or that of the fact it names. */
export function amountOf(written: unknown, own: OwnFacts = {}): string {
  const { fact, part, number = 0, ...rest } = stat.parse(written);
  const named = fact ? { ...siteFacts, ...own }[fact] : { ...rest, number };
  if (!named || typeof named === "string") throw new Error(`There is no fact ${fact}.`);
  return formatAmount({ number: 0, ...endOf(named, part) });
}

/** A product with its address. */
export type Product = z.infer<typeof productSchema> & { route: string };

export const products: readonly Product[] = documents("Product", productSchema).map((product) => ({
  ...filled(product, productFactsOf(product)),
  route: `/${product.slug}`,
}));

/** Result page of a form sent without scripts; not linked anywhere. */
export const receivedRoute = "/mesaj-alindi";

/** Result page of a rejected form. */
export const failedRoute = "/mesaj-gonderilemedi";

/** What that page says about the typed text. */
export const keptText = sectionPages
  .filter(({ route }) => route === failedRoute)
  .flatMap(({ sections }) => sections ?? [])
  .flatMap((section) => (section.type === "failure" ? section.kept : []))
  .join();

/** All routes visitors look for; the not-found page has none. */
export const routes: readonly string[] = files
  .flatMap((file) => routeOf(file) ?? [])
  .filter((route) => !unlistedRoutes(files).includes(route));

/** Routes of pages that begin with a photograph of their own. */
export const picturedRoutes: readonly string[] = files.flatMap((file) => {
  const own = ["image", "hero.image", "banner.image", "head.banner.image", "head.carousel"].some((path) =>
    Boolean(dig(file.value, path.split("."))),
  );
  return own ? (routeOf(file) ?? []) : [];
});

/** A missing address. */
export const missingRoute = "/boyle-bir-sayfa-yok";

/** The catalogue's cards in order. */
export const cards = products
  .flatMap(({ route, turnaround, catalogue }) => catalogue.map((card) => ({ ...card, route, turnaround })))
  .sort(byOrder);

/** The catalogue's filter in order, with the number of cards; "all" first. */
export const choices = [
  { name: home.catalogue.allLabel, count: cards.length },
  ...home.catalogue.categories.flatMap((name) => {
    const count = cards.filter(({ category }) => category === name).length;
    return count > 0 ? [{ name, count }] : [];
  }),
];

/** Categories by which visitors can filter: none if all products are in one. */
export const filters = choices.length > 2 ? choices.slice(1).map(({ name }) => name) : [];

/** Groups of the products menu that have products, in the menu's order. */
export const menuGroups = navigation.products.groups
  .map((name) => ({
    name,
    products: products
      .filter(({ menu }) => menu.group === name)
      .sort((a, b) => byOrder(a.menu, b.menu))
      .map(({ route, name: product, menu }) => ({ route, label: menu.label ?? product })),
  }))
  .filter(({ products }) => products.length > 0);

/** Ends of the axes of days and years. */
export const axes = axesOf(
  products.map(({ turnaround, warranty, materials }) => ({
    turnaround,
    warranties: [warranty, ...(materials?.items ?? []).map((part) => part.warranty)].flatMap(
      (length) => length ?? [],
    ),
  })),
);

/** Options of the information request in order; empty without the form. */
export const services = (home.infoRequest ? products : [])
  .flatMap(({ form }) => form ?? [])
  .sort(byOrder)
  .map(({ label }) => label);

/** Products in the footer, in order. */
export const footerProducts = products
  .flatMap(({ route, footer }) => (footer ? [{ ...footer, route }] : []))
  .sort(byOrder);

/** Optional parts of all products, each with whether this product has it. */
const partsOf = (product: Product) =>
  Object.entries(productSchema.shape)
    .filter(([name, field]) => field.isOptional() && !["facts", "form", "footer"].includes(name))
    .map(([name]) => `${name} ${Reflect.get(product, name) !== undefined}`);

/** A few products that together have and lack every section. */
export const productKinds: readonly Product[] = (() => {
  const chosen: Product[] = [];
  const unseen = new Set(products.flatMap(partsOf));
  const gain = (product: Product) => partsOf(product).filter((part) => unseen.has(part)).length;
  while (unseen.size > 0) {
    const next = products.reduce((best, product) => (gain(product) > gain(best) ? product : best));
    for (const part of partsOf(next)) unseen.delete(part);
    chosen.push(next);
  }
  return chosen;
})();

/** The layout variant of a product's page; a hidden product is not compared. */
export const layoutVariantIn = ({ comparison, ...product }: Product): LayoutVariant =>
  layoutVariantOf(
    products.some(({ slug }) => slug === comparison?.other) ? { ...product, comparison } : product,
  );
