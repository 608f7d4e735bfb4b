import { dig, isRecord } from "../../content-model/walk";
import { sortByOrder } from "../../domain/sort-by-order";
import { inMenuOrder } from "../menu-order";
import { allNodes, type Context, firstNode, type Source } from "./nodes";

/** Maximum products per group that fit below the header of a small notebook. */
const rowsPerGroup = 12;

/**
 * Products in header and footer, limited so that pages do not grow with the number of products:
 * `ProductsMenu.shown`: the first of each group, in menu order;
 * `ProductsMenu.count`: the total;
 * `FooterNavigation.products`: those with a footer entry, in its order.
 * `CatalogueSection.products`: all, and `CatalogueSection.filter`: the categories, which products.yaml lists.
 * Menu groups and categories without products are dropped.
 */
export const menuProducts = {
  ProductsMenu: {
    groups: {
      resolve: async ({ groups }: { groups: string[] }, _args: unknown, context: Context) =>
        taken(groups, (group) => ({ menu: { group: { eq: group } } }), context),
    },
    shown: {
      type: "[Product!]!",
      resolve: async ({ groups }: { groups: string[] }, _args: unknown, context: Context) =>
        (await Promise.all(groups.map((group) => productsOf(group, context)))).flat(),
    },
    count: {
      type: "Int!",
      resolve: async (_source: unknown, _args: unknown, context: Context) =>
        (await allNodes(context, "Product")).length,
    },
  },
  ProductCategories: {
    categories: {
      resolve: async ({ categories }: { categories: string[] }, _args: unknown, context: Context) =>
        taken(
          categories,
          (category) => ({ catalogue: { elemMatch: { category: { eq: category } } } }),
          context,
        ),
    },
  },
  CatalogueSection: {
    products: {
      type: "[Product!]!",
      resolve: (_source: unknown, _args: unknown, context: Context) => allNodes(context, "Product"),
    },
    filter: {
      type: "ProductCategories!",
      resolve: async (_source: unknown, _args: unknown, context: Context) =>
        dig(await firstNode(context, "ProductsPage"), ["filter"]),
    },
  },
  FooterNavigation: {
    products: {
      type: "[Product!]!",
      resolve: async (_source: unknown, _args: unknown, context: Context) =>
        inFooter(await allNodes(context, "Product")),
    },
  },
};

/** Names with at least one product. */
async function taken(
  names: readonly string[],
  filterOf: (name: string) => object,
  context: Context,
): Promise<string[]> {
  const first = await Promise.all(names.map((name) => firstNode(context, "Product", filterOf(name))));
  return names.filter((_, i) => first[i]);
}

const productsOf = async (group: string, context: Context): Promise<unknown[]> => {
  const products = await allNodes(context, "Product", { filter: { menu: { group: { eq: group } } } });
  return inMenuOrder(products).slice(0, rowsPerGroup);
};

const inFooter = (products: readonly Source[]): Source[] =>
  sortByOrder(
    products.filter(({ footer }) => isRecord(footer)),
    ({ footer }) => ({ order: dig(footer, ["order"]), name: dig(footer, ["label"]) }),
  );
