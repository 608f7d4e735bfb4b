import { dig, isRecord } from "../../content-model/walk";
import { inMenuOrder } from "../menu-order";
import { allNodes, type Context, firstNode, type Source } from "./nodes";

/** Field extension `@shownProducts`: a list of slugs without those of deleted and hidden products. */
export const shownProducts = {
  name: "shownProducts",
  extend: () => ({
    async resolve(source: Source, _args: unknown, context: Context, info: { fieldName: string }) {
      const slugs = source[info.fieldName];
      if (!Array.isArray(slugs)) return slugs;
      const products = await Promise.all(slugs.map((slug) => productAt(slug, context)));
      return products.flatMap((product) => (product ? [product.slug] : []));
    },
  }),
};

/** The product with this address, or with this previous address. */
async function productAt(slug: unknown, context: Context): Promise<Source | undefined> {
  const [product] = await allNodes(context, "Product", { filter: { slug: { eq: slug } } });
  const [moved] = product ? [] : await allNodes(context, "Product", { filter: { previous: { eq: slug } } });
  return product ?? moved;
}

/** Product named by a comparison, or null. */
const comparedProduct = async (comparison: unknown, context: Context): Promise<Source | undefined> =>
  isRecord(comparison) ? productAt(comparison.other, context) : undefined;

async function productsInMenu(context: Context): Promise<Source[]> {
  const groups = dig(await firstNode(context, "Navigation"), ["products", "groups"]);
  const names: unknown[] = Array.isArray(groups) ? groups : [];
  const products = inMenuOrder(await allNodes(context, "Product", { filter: { slug: { ne: null } } }));
  const positionOf = (product: Source) => {
    const group = dig(product, ["menu", "group"]);
    return names.includes(group) ? names.indexOf(group) : names.length;
  };
  return products.sort((a, b) => positionOf(a) - positionOf(b));
}

const allProducts = {
  type: "[Product!]!",
  resolve: (_source: unknown, _args: unknown, context: Context) => productsInMenu(context),
};

/**
 * Relations between products:
 * `Product.relatedProducts(ids)`: products by id; a query for all products would rerun on every page after
 * each change;
 * `Product.comparison`: null if the compared product was deleted;
 * `HomePageHero.layers`: layers of the named product, or null;
 * `ProductComparison.product`: the compared product;
 * `ProductsPage.products`, `WorkSlipPage.products`: all products by group and menu order.
 */
export const productRelations = {
  Product: {
    comparison: {
      resolve: async (source: Source, _args: unknown, context: Context) =>
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
      resolve: async ({ layersOf }: Source, _args: unknown, context: Context) =>
        layersOf ? dig(await productAt(layersOf, context), ["layers"]) : null,
    },
  },
  ProductsPage: { products: allProducts },
  WorkSlipPage: { products: allProducts },
  ProductComparison: {
    product: {
      type: "Product",
      resolve: (source: unknown, _args: unknown, context: Context) => comparedProduct(source, context),
    },
  },
};
