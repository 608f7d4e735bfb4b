import type { CreateResolversArgs } from "gatsby";
import type { Context } from "./facts";

/** As many products of a group as fit below the header of a small notebook. */
const rowsPerGroup = 12;

/**
 * The products that header and footer show, so that a page does not grow with the number of products:
 * `ProductsMenu.shown`: the first twelve of each group in the menu's order; `ProductsMenu.count`: how many
 * there are; `FooterNavigation.products`: those that ask for a place in the footer, in its order. Groups of the
 * menu and categories of the catalogue are those that have products: of the others there is nothing to show anywhere.
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

/** Those of the names under which at least one product stands. */
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
