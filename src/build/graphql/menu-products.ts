import { allNodes, type Context, firstNode } from "./nodes";

/** Maximum products per group that fit below the header of a small notebook. */
const rowsPerGroup = 12;

/**
 * Products in header and footer, limited so that pages do not grow with the number of products:
 * `ProductsMenu.shown`: the first of each group, in menu order;
 * `ProductsMenu.count`: the total;
 * `FooterNavigation.products`: those with a footer entry, in its order.
 * Menu groups and catalogue categories without products are dropped.
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
  HomePageCatalogue: {
    categories: {
      resolve: async ({ categories }: { categories: string[] }, _args: unknown, context: Context) =>
        taken(
          categories,
          (category) => ({ catalogue: { elemMatch: { category: { eq: category } } } }),
          context,
        ),
    },
  },
  FooterNavigation: {
    products: {
      type: "[Product!]!",
      resolve: (_source: unknown, _args: unknown, context: Context) =>
        allNodes(context, "Product", {
          filter: { footer: { order: { ne: null } } },
          sort: { footer: { order: "ASC" } },
        }),
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

const productsOf = (group: string, context: Context): Promise<unknown[]> =>
  allNodes(context, "Product", {
    filter: { menu: { group: { eq: group } } },
    sort: { menu: { order: "ASC" } },
    limit: rowsPerGroup,
  });
