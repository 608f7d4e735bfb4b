import type { CreateResolversArgs } from "gatsby";
import type { Context } from "./facts";

/** Maximum products per group that fit below the header of a small notebook. */
const rowsPerGroup = 12;

/**
 * Products in header and footer, limited so that pages do not grow with the number of products:
 * `ProductsMenu.shown`: the first of each group, in menu order;
 * `ProductsMenu.count`: the total;
 * `FooterNavigation.products`: those with a footer entry, in its order.
 * Menu groups and catalogue categories without products are dropped.
 */
export function createMenuProducts({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
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
        resolve: async (_source: unknown, _args: unknown, { nodeModel, path }: Context) =>
          (await nodeModel.findAll({ type: "Product", query: {} }, { path })).totalCount(),
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
        async resolve(_source: unknown, _args: unknown, { nodeModel, path }: Context) {
          const query = {
            filter: { footer: { order: { ne: null } } },
            sort: { footer: { order: "ASC" } },
          };
          return [...(await nodeModel.findAll({ type: "Product", query }, { path })).entries];
        },
      },
    },
  });
}

/** Names with at least one product. */
async function taken(
  names: readonly string[],
  filterOf: (name: string) => object,
  { nodeModel, path }: Context,
): Promise<string[]> {
  const counts = await Promise.all(
    names.map(async (name) => {
      const query = { filter: filterOf(name), limit: 1 };
      return [...(await nodeModel.findAll({ type: "Product", query }, { path })).entries].length;
    }),
  );
  return names.filter((_, i) => counts[i] !== 0);
}

async function productsOf(group: string, { nodeModel, path }: Context): Promise<unknown[]> {
  const query = {
    filter: { menu: { group: { eq: group } } },
    sort: { menu: { order: "ASC" } },
    limit: rowsPerGroup,
  };
  return [...(await nodeModel.findAll({ type: "Product", query }, { path })).entries];
}
