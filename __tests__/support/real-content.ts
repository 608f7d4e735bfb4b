import { readFileSync } from "node:fs";
import path from "node:path";
import { builtPages, pageDataFile } from "#src/build/artifacts/built-pages.ts";
import { holidaysSchema } from "#src/content-model/holidays.ts";
import { routeOf } from "#src/content-model/routes.ts";
import { dig } from "#src/content-model/walk.ts";
import { contactAddress, slipAddress } from "#src/domain/contact-links.ts";
import { formatAmount } from "#src/domain/format.ts";
import { originOf } from "#src/domain/origin.ts";
import { productListAddress } from "#src/domain/product-list.ts";
import { required } from "#src/domain/required.ts";
import { sortByOrder } from "#src/domain/sort-by-order.ts";
import { files, filesOf } from "./content-files";
import { covering } from "./covering";

export { allFiles, files } from "./content-files";

// What the build made of the content: page data in `public/`, or in the folder in SITE_FOLDER. Tests take
// routes, names, counts and orders from it, so that editors may change them.

const folder = path.resolve(process.env.SITE_FOLDER ?? "public");

const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), "utf8"));

/** Result of a query. The content check guarantees that its documents exist. */
type Data<Query> = { [Name in keyof Query]: NonNullable<Query[Name]> };

/** Result of the query of a page's template. */
export const dataAt = <Query>(route: string): Data<Query> => read(pageDataFile(route)).result.data;

const [layoutHash] = read(pageDataFile("/")).staticQueryHashes;

/** Result of the only static query, that of header and footer. */
export const layout: Data<Queries.LayoutQuery> = read(`page-data/sq/d/${layoutHash}.json`).data;

const { homePage, siteInfo, allProduct, ...homeData } = dataAt<Queries.HomePageQuery>("/");

export const home = homePage;
export const site = { ...layout.siteInfo, ...siteInfo, url: originOf(homeData.site) };

/**
 * Whether this is the sample laboratory, which the specification describes. Another one may lack any part that a test looks
 * for: "at least one" is expected of the sample only.
 */
export const isSample = site.brand === "Sedef Dental" && site.url === "https://www.sedefdental.example";

export const words = { ...layout.siteInfo.derived.words, ...siteInfo.derived.words };

export const axes = siteInfo.derived;

const { corporate, ...links } = layout.navigation;

/** Links of header and footer. A corporate menu without links is not shown. */
export const navigation = { ...links, corporate: corporate?.links.length ? corporate : null };

export const { delivery } = layout.holidays;
export const { contactPage: contact } = dataAt<Queries.ContactPageQuery>(contactAddress);
export const { productsPage } = dataAt<Queries.ProductsPageQuery>(productListAddress);
export const { notFoundPage: notFound } = dataAt<Queries.NotFoundPageQuery>("/404.html");

const pages = builtPages(folder).map(({ route }) => ({
  route,
  page: dataAt<Partial<Queries.PageQuery>>(route).page,
}));

/** Pages with sections, and their addresses. */
export const sectionPages = pages.flatMap(({ route, page }) => (page ? [{ ...page, route }] : []));

/** All routes visitors look for; the not-found page has none. */
export const routes: readonly string[] = pages.flatMap(({ route, page }) =>
  page?.unlisted || route === "/404.html" ? [] : route,
);

export const workSlip = routes.includes(slipAddress)
  ? dataAt<Queries.WorkSlipPageQuery>(slipAddress).workSlipPage
  : undefined;

export const slidesPage = sectionPages.find(({ head }) => head?.carousel);

/** Questions of pages, and those of them that are in an accordion. */
export const questionPages = sectionPages.flatMap(({ route, sections }) => {
  const asking = (sections ?? []).flatMap((section) =>
    section.__typename === "QuestionsSection" ? section : [],
  );
  const questions = asking.flatMap((section) => section.questions);
  const openable = asking.flatMap((section) => (section.open ? [] : section.questions));
  return questions.length > 0 ? [{ route, questions, openable }] : [];
});

/** Figures in bands of the home page, as displayed. */
export const homeFigures: readonly string[] = (home.sections ?? []).flatMap((section) =>
  section.__typename === "FiguresSection" ? section.stats.map(amountOf) : [],
);

/** A stat's number as displayed, without unit. */
export function amountOf({ number, ...rest }: Queries.StatFieldsFragment): string {
  return formatAmount({ ...rest, number: number ?? 0 });
}

/** Products: what the list, the home page and their own page show of them. */
export const products = allProduct.nodes.map((node) => ({
  ...required(
    productsPage.products.find(({ slug }) => slug === node.slug),
    node.slug,
  ),
  ...node,
  ...dataAt<Queries.ProductPageQuery>(`/${node.slug}`).product,
  route: `/${node.slug}`,
}));

export type Product = (typeof products)[number];

/** Result page of a form sent without scripts; not linked anywhere. */
export const receivedRoute = "/mesaj-alindi";

export const failedRoute = "/mesaj-gonderilemedi";

export const missingRoute = "/boyle-bir-sayfa-yok";

/** The home page's catalogue, if it has one. */
export const catalogue = (home.sections ?? []).find((section) => section.__typename === "CatalogueSection");

/** The catalogue's cards in order. */
export const cards = sortByOrder(
  (catalogue?.products ?? []).flatMap(({ slug, turnaround, catalogue: own }) =>
    own.map((card) => ({ ...card, route: `/${slug}`, turnaround })),
  ),
  ({ order, title }) => ({ order, name: title }),
);

/** The catalogue's filter in order, with the number of cards; "all" first. */
export const choices = [
  { name: productsPage.filter.allLabel, count: cards.length },
  ...productsPage.filter.categories.map((name) => ({
    name,
    count: cards.filter(({ category }) => category === name).length,
  })),
];

/** Categories by which visitors can filter: none if all products are in one. */
export const filters = choices.length > 2 ? productsPage.filter.categories : [];

/** Groups of the products menu, with their products in order. */
export const menuGroups = navigation.products.groups.map((group) => ({
  name: group,
  products: navigation.products.shown
    .filter(({ menu }) => menu.group === group)
    .map(({ slug, name, menu, turnaround }) => ({
      route: `/${slug}`,
      label: menu.label ?? name,
      turnaround,
    })),
}));

/** Options of the information request in order; empty without the form. */
export const services = sortByOrder(
  (home.infoRequest ? products : []).flatMap(({ form }) => form ?? []),
  ({ order, label }) => ({ order, name: label }),
).map(({ label }) => label);

/** A few products that together have and lack every section. */
export const productKinds: readonly Product[] = covering(products, ({ form, ...product }) =>
  Object.entries(product).map(([name, part]) => `${name} ${part !== null}`),
);

// What page data does not have: read as the editor wrote it.

export const closures = holidaysSchema.parse(filesOf("Holidays")[0]?.value);

/** The product whose cut the home page opens on, if any. */
export const cutProduct = products.find(
  ({ slug }) => slug === dig(filesOf("HomePage")[0]?.value, ["hero", "layersOf"]),
);

/** Routes of pages that begin with a photograph of their own. */
export const picturedRoutes: readonly string[] = files.flatMap((file) => {
  const own = ["image", "hero.image", "banner.image", "head.banner.image", "head.carousel"].some((path) =>
    Boolean(dig(file.value, path.split("."))),
  );
  return own ? (routeOf(file) ?? []) : [];
});
