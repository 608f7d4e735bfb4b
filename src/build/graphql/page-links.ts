import { isRecord } from "../../content-model/walk";
import { sortByOrder } from "../../domain/sort-by-order";
import { resolvePlaceholders } from "./facts";
import { allNodes, type Context, type Source } from "./nodes";

/** A list to which pages add themselves, by a field of their file and its `group`. */
interface LinkList {
  field: "menu" | "header" | "footer";
  group?: string;
}

const links = (key: string, list: LinkList) => ({
  type: "[NavigationLink!]!",
  resolve: async (source: Source, _args: unknown, context: Context) => {
    const given = source[key];
    const written: Source[] = Array.isArray(given) ? given.filter(isRecord) : [];
    // Written links come first among equal ones, in their own order.
    return sortByOrder([...written, ...(await pageLinks(list, context))], ({ order, name = "" }) => ({
      order,
      name,
    }));
  },
});

/**
 * Adds pages to the link lists of menus and footer by their `order`, so that queries for the links include
 * them. `Navigation.pages` are the pages linked directly from the header.
 */
export const pageLinkLists = {
  Navigation: { pages: links("pages", { field: "header" }) },
  CorporateMenu: { links: links("links", { field: "menu", group: "corporate" }) },
  ProductsMenu: { links: links("links", { field: "menu", group: "products" }) },
  FooterNavigation: {
    quickLinks: links("quickLinks", { field: "footer", group: "quick" }),
    serviceLinks: links("serviceLinks", { field: "footer", group: "services" }),
  },
  Page: {
    label: {
      type: "String!",
      resolve: (page: Source, _args: unknown, context: Context) => labelOf(page, "menu", context),
    },
  },
};

/** Label of a link to a page. */
const labelOf = (page: Source, field: LinkList["field"], context: Context): Promise<string> =>
  resolvePlaceholders(String(linkSettings(page, field).label ?? page.title), page, context);

/** The page's settings for its link in a list; empty if it has none. */
const linkSettings = (page: Source, field: LinkList["field"]): Record<string, unknown> => {
  const settings = page[field];
  return isRecord(settings) ? settings : {};
};

async function pageLinks({ field, group }: LinkList, context: Context): Promise<Source[]> {
  const pages = await allNodes(context, "Page");
  const listed = pages.filter((page) => isRecord(page[field]) && (!group || page[field].group === group));
  return Promise.all(
    listed.map(async (page) => {
      const { order, mobileLabel, description } = linkSettings(page, field);
      const filled = async (text: unknown) =>
        typeof text === "string" ? resolvePlaceholders(text, page, context) : undefined;
      const label = await labelOf(page, field, context);
      return {
        order,
        name: label,
        label,
        to: `/${String(page.slug)}`,
        mobileLabel: await filled(mobileLabel),
        description: await filled(description),
      };
    }),
  );
}
