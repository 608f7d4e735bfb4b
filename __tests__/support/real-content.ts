import type { z } from "zod";
import { contentFolder } from "../../src/content-model/content-folder";
import { siteFactsOf } from "../../src/content-model/content-index";
import { readSourceFiles } from "../../src/content-model/documents";
import { withoutHidden } from "../../src/content-model/hidden";
import { holidaysSchema } from "../../src/content-model/holidays";
import { contactPageSchema } from "../../src/content-model/pages/contact";
import { homePageSchema } from "../../src/content-model/pages/home";
import { notFoundPageSchema } from "../../src/content-model/pages/not-found";
import { pageSchema } from "../../src/content-model/pages/page";
import { productsPageSchema } from "../../src/content-model/pages/products";
import { workSlipPageSchema } from "../../src/content-model/pages/work-slip";
import { fillPlaceholders } from "../../src/content-model/placeholders";
import { productSchema } from "../../src/content-model/product";
import { type Quantity, stat } from "../../src/content-model/quantities";
import { isPresent, routedKinds } from "../../src/content-model/routes";
import { navigationSchema, siteSchema } from "../../src/content-model/site";
import { dig } from "../../src/content-model/walk";
import { formatAmount } from "../../src/domain/format";
import { defaultWords } from "../../src/domain/own-words";
import { parseDuration } from "../../src/domain/parse-duration";
import { axesOf } from "../../src/domain/units";
import { type LayoutVariant, layoutVariantOf } from "../../src/sections/product/layout-variant";

// What the site has to show, read from its content (`content/`, or the folder that CONTENT_DIR names) through the content model:
// tests take routes, names, counts and orders from here, so that an editor may change any of them.

/** Every file of the content, parsed. Tests run at the root of the project. */
export const allFiles = readSourceFiles(contentFolder());

/** Those that the site shows. */
export const files = withoutHidden(allFiles);

const documents = <S extends z.ZodType>(type: string, schema: S): z.infer<S>[] =>
  files.filter(({ kind }) => kind?.type === type).map(({ value }) => schema.parse(value));

function only<T>(all: readonly T[]): T {
  const [first] = all;
  if (first === undefined || all.length > 1) throw new Error(`There are ${all.length} documents, not one.`);
  return first;
}

/** The only document of a kind that a site may do without; undefined where there is none. */
const perhaps = <T>(all: readonly T[]): T | undefined => (all.length === 0 ? undefined : filled(only(all)));

const rawSite = only(documents("SiteInfo", siteSchema));

const quantities = rawSite.facts ?? {};
const siteFacts = siteFactsOf(rawSite);

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

type OwnFacts = Readonly<Record<string, Quantity | undefined>>;

/** Puts facts into a text, a product's own before those of the laboratory. */
export const fill = (text: string, own: OwnFacts = {}): string => {
  const ownFacts = Object.entries(own).flatMap(([name, fact]) => (fact ? [[name, fact] as const] : []));
  return fillPlaceholders(text, { ...siteFacts, ...Object.fromEntries(ownFacts) });
};

/** A document with all its texts filled, as visitors read it. */
function filled<T>(document: T, own?: OwnFacts): T {
  return JSON.parse(JSON.stringify(document), (_, value) =>
    typeof value === "string" ? fill(value, own) : value,
  );
}

export const site = filled(rawSite);

/** The words of the interface, the laboratory's own in place of the site's. */
export const words = { ...defaultWords, ...site.words };

/** Pages made of sections, with their addresses. */
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

/** The links with those of the pages that ask for a place among them, each at the place it asks for. */
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
  /** The menu, if anything stands in it. */
  corporate: corporateMenu(),
  /** Pages that the header links to by themselves. */
  pages: withPages([], "header"),
  footer: {
    ...written.footer,
    serviceLinks: withPages(written.footer.serviceLinks, "footer", "services"),
    quickLinks: withPages(written.footer.quickLinks, "footer", "quick"),
  },
};
export const home = filled(only(documents("HomePage", homePageSchema)));
/** A page that begins with slides, if there is one. */
export const slidesPage = sectionPages.find(({ head }) => head?.carousel);

const questionsOf = ({ sections }: (typeof sectionPages)[number]) =>
  (sections ?? []).flatMap((section) => (section.type === "questions" ? section : []));

/** Pages with questions: all of them, and whether a touch opens them. */
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

/** What a product's texts may refer to beside the facts of the laboratory. */
export const factsOf = ({ facts, turnaround, warranty }: z.infer<typeof productSchema>): OwnFacts => ({
  ...facts,
  turnaround,
  warranty,
});

/** What a stat measures: its own number, or that of the fact it names. */
function quantityOf(written: unknown, own: OwnFacts = {}): Quantity {
  const { fact, part, number, ...rest } = stat.parse(written);
  const named = fact ? { ...quantities, ...own }[fact] : { ...rest, number: number ?? 0 };
  if (!named) throw new Error(`There is no fact ${fact}.`);
  const { to, ...quantity } = named;
  if (part === "from") return quantity;
  return part === "to" ? { ...quantity, number: to ?? 0 } : { ...quantity, to };
}

/** The number of a stat as it is written, without its unit. */
export const amountOf = (written: unknown, own: OwnFacts = {}): string =>
  formatAmount(quantityOf(written, own));

/** A product as its file describes it, with its address. */
export type Product = z.infer<typeof productSchema> & { route: string };

export const products: readonly Product[] = documents("Product", productSchema).map((product) => ({
  ...filled(product, factsOf(product)),
  route: `/${product.slug}`,
}));

/** Routes of the site's own pages that visitors look for. */
const pageRoutes = routedKinds
  .filter((kind) =>
    isPresent(
      kind,
      files.map(({ path }) => path),
    ),
  )
  .flatMap(({ route, unlisted }) => (unlisted ? [] : [route]));

/** Where a form leads that was sent without scripts; nobody looks for this page. */
export const receivedRoute = "/mesaj-alindi";

/** Where one leads that was not taken. */
export const failedRoute = "/mesaj-gonderilemedi";

/** What that page says of what was typed. */
export const keptText = sectionPages
  .filter(({ route }) => route === failedRoute)
  .flatMap(({ sections }) => sections ?? [])
  .flatMap((section) => (section.type === "failure" ? section.kept : []))
  .join();

/** Every route of the site that visitors look for; the not-found page has none. */
export const routes: readonly string[] = [
  ...pageRoutes,
  ...sectionPages.flatMap(({ route, unlisted }) => (unlisted ? [] : [route])),
  ...products.map(({ route }) => route),
];

/** Routes of the pages that begin with a picture of their own. */
export const picturedRoutes: readonly string[] = files.flatMap(({ kind, value }) => {
  const own = ["image", "hero.image", "banner.image", "head.banner.image", "head.carousel"].some((path) =>
    Boolean(dig(value, path.split("."))),
  );
  const route = kind?.route === "slug" ? `/${dig(value, ["slug"])}` : kind?.route;
  return own && route ? [route] : [];
});

/** An address that the site does not have. */
export const missingRoute = "/boyle-bir-sayfa-yok";

/** The catalogue's cards in their order. */
export const cards = products
  .flatMap(({ route, turnaround, catalogue }) => catalogue.map((card) => ({ ...card, route, turnaround })))
  .sort(byOrder);

/** The choices of the catalogue's filter in their order, with the number of cards each shows; "all" first. */
export const choices = [
  { name: home.catalogue.allLabel, count: cards.length },
  ...home.catalogue.categories.flatMap((name) => {
    const count = cards.filter(({ category }) => category === name).length;
    return count > 0 ? [{ name, count }] : [];
  }),
];

/** Filled groups of the products menu with their products, in the menu's order. */
export const menuGroups = navigation.products.groups
  .map((name) => ({
    name,
    products: products
      .filter(({ menu }) => menu.group === name)
      .sort((a, b) => byOrder(a.menu, b.menu))
      .map(({ route, name: product, menu }) => ({ route, label: menu.label ?? product })),
  }))
  .filter(({ products }) => products.length > 0);

/** Ends of the axes of days and of years that all products share. */
export const axes = axesOf(
  products.map(({ turnaround, warranty, materials }) => ({
    turnaround: turnaround ?? null,
    warranty: warranty ?? null,
    partYears: (materials?.items ?? []).flatMap((part) =>
      part.warranty ? (parseDuration("yıl", part.warranty) ?? []) : [],
    ),
  })),
);

/** What the information request offers to choose, in its order; nothing where there is none. */
export const services = (home.infoRequest ? products : [])
  .flatMap(({ form }) => form ?? [])
  .sort(byOrder)
  .map(({ label }) => label);

/** Products that the footer links to, in its order. */
export const footerProducts = products
  .flatMap(({ route, footer }) => (footer ? [{ ...footer, route }] : []))
  .sort(byOrder);

/** Which parts a product has, and which of those that others have it lacks. */
const partsOf = (product: Product) =>
  Object.entries(productSchema.shape)
    .filter(([name, field]) => field.isOptional() && !["facts", "form", "footer"].includes(name))
    .map(([name]) => `${name} ${Reflect.get(product, name) !== undefined}`);

/** Few products that together show every part, and every part's absence as far as there is one. */
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

/** The layout variant of a product's page, which orders its parts. */
export const layoutVariantIn = ({ turnaround, materials, ...product }: Product): LayoutVariant =>
  layoutVariantOf({
    purity: product.purity ?? null,
    shades: product.shades ?? null,
    layers: product.layers ?? null,
    comparison: products.some(({ slug }) => slug === product.comparison?.other) ? {} : null,
    turnaround: turnaround ? { ...turnaround, to: turnaround.to ?? null } : null,
    warranty: product.warranty ?? null,
    materials: materials
      ? {
          items: materials.items.map(({ warranty, gauge }) => ({
            warranty: warranty ?? null,
            gauge: gauge ?? null,
          })),
        }
      : null,
  });
