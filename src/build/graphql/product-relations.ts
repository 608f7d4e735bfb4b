import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { isRecord } from "../../content-model/walk";
import type { Context, Source } from "./facts";

interface ProductNode {
  comparison?: unknown;
}
interface LayersHolder {
  layersOf?: string;
}
interface MenuProduct {
  menu: { group: string };
}

/** Field extension `@shownProducts`: a list of slugs without those of deleted and hidden products. */
export function createProductExtension({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "shownProducts",
    extend: () => ({
      async resolve(
        source: Source,
        _args: unknown,
        { nodeModel, path }: Context,
        info: { fieldName: string },
      ) {
        const slugs = source[info.fieldName];
        if (!Array.isArray(slugs)) return slugs;
        const query = { filter: { slug: { in: slugs } } };
        const { entries } = await nodeModel.findAll({ type: "Product", query }, path ? { path } : {});
        const shown = [...entries].map((product) => (isRecord(product) ? product.slug : undefined));
        return slugs.filter((slug) => shown.includes(slug));
      },
    }),
  });
}

/** Product with the slug named by a comparison, or null. */
const comparedProduct = (comparison: unknown, { nodeModel }: Context): Promise<unknown> | null =>
  isRecord(comparison)
    ? nodeModel.findOne({ type: "Product", query: { filter: { slug: { eq: comparison.other } } } })
    : null;

/** All products by group and menu order. */
async function inMenuOrder({ nodeModel, path }: Context): Promise<MenuProduct[]> {
  const navigation = await nodeModel.findOne({ type: "Navigation", query: {} }, { path });
  const menu = isRecord(navigation) && isRecord(navigation.products) ? navigation.products : {};
  const groups: unknown[] = Array.isArray(menu.groups) ? menu.groups : [];
  const query = { filter: { slug: { ne: null } }, sort: { menu: { order: "ASC" } } };
  const { entries } = await nodeModel.findAll({ type: "Product", query }, { path });
  const placeOf = ({ menu: { group } }: MenuProduct) =>
    groups.includes(group) ? groups.indexOf(group) : groups.length;
  return [...(entries as Iterable<MenuProduct>)].sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Relations between products:
 * `Product.relatedProducts(ids)`: products by id; a query for all products would rerun on every page after
 * each change;
 * `Product.comparison`: null if the compared product was deleted;
 * `HomePageHero.layers`: layers of the named product, or null;
 * `ProductComparison.product`: the compared product;
 * `ProductsPage.products`: all products.
 */
export function createProductRelations({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Product: {
      comparison: {
        resolve: async (source: ProductNode, _args: unknown, context: Context) =>
          (await comparedProduct(source.comparison, context)) ? source.comparison : null,
      },
      relatedProducts: {
        type: "[Product!]!",
        args: { ids: "[String!]!" },
        resolve: (_source: unknown, { ids }: { ids: string[] }, { nodeModel }: Context) =>
          nodeModel.getNodesByIds({ ids, type: "Product" }).filter(Boolean),
      },
    },
    HomePageHero: {
      layers: {
        type: "ProductLayers",
        resolve: async ({ layersOf }: LayersHolder, _args: unknown, { nodeModel }: Context) => {
          if (!layersOf) return null;
          const query = { filter: { slug: { eq: layersOf } } };
          const product = await nodeModel.findOne({ type: "Product", query });
          return isRecord(product) ? product.layers : null;
        },
      },
    },
    ProductsPage: {
      products: {
        type: "[Product!]!",
        resolve: (_source: unknown, _args: unknown, context: Context) => inMenuOrder(context),
      },
    },
    ProductComparison: {
      product: {
        type: "Product",
        resolve: (source: unknown, _args: unknown, context: Context) => comparedProduct(source, context),
      },
    },
  });
}
