import type { CreateResolversArgs } from "gatsby";
import { isRecord } from "../../content-model/walk";
import type { Context } from "./facts";

interface ProductNode {
  comparison?: unknown;
}
interface LayersHolder {
  layersOf?: string;
}
interface MenuProduct {
  menu: { group: string };
}

/** The product with the address that a comparison names, or null. */
const comparedProduct = (comparison: unknown, { nodeModel }: Context): Promise<unknown> | null =>
  isRecord(comparison)
    ? nodeModel.findOne({ type: "Product", query: { filter: { slug: { eq: comparison.other } } } })
    : null;

/** All products, group by group as the navigation names them, each in the menu's order. */
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
 * Relations between products, so that no file names another's page:
 * `Product.relatedProducts(ids)`: the products that `create-product-pages` names, found by their ids, since a query that asks
 * for all products would run again on every page whenever one of them changes; `Product.comparison`: null once the
 * product it compares with is gone; `HomePageHero.layers`: those of the product it names, or null; `ProductComparison.product`: that product; `ProductsPage.products`: all of them.
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
