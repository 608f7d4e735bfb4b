import type { CreateResolversArgs } from "gatsby";
import { isRecord } from "../../content-tools/model/walk";
import type { Context } from "./facts";

interface ProductNode {
  comparison?: unknown;
}

/** The product with the address that a comparison names, or null. */
const comparedProduct = (comparison: unknown, { nodeModel }: Context): Promise<unknown> | null =>
  isRecord(comparison)
    ? nodeModel.findOne({ type: "Product", query: { filter: { slug: { eq: comparison.other } } } })
    : null;

/** Products named by their ids, in that order. */
const byIds = {
  type: "[Product!]!",
  args: { ids: "[String!]!" },
  resolve: (_source: unknown, { ids }: { ids: string[] }, { nodeModel }: Context) =>
    nodeModel.getNodesByIds({ ids, type: "Product" }).filter(Boolean),
};

/**
 * Relations between products, so that no file names another's page:
 * `Product.related(ids)`: the products that `create-product-pages` names, found by their ids, since a query that asks
 * for all products would run again on every page whenever one of them changes; `Product.comparison`: null once the
 * product it compares with is gone; `ProductComparison.product`: that product. `ProductsPage.products(ids)`: the products
 * that `create-product-list-pages` names.
 */
export function createProductRelations({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Product: {
      comparison: {
        resolve: async (source: ProductNode, _args: unknown, context: Context) =>
          (await comparedProduct(source.comparison, context)) ? source.comparison : null,
      },
      related: byIds,
    },
    ProductsPage: { products: byIds },
    ProductComparison: {
      product: {
        type: "Product",
        resolve: (source: unknown, _args: unknown, context: Context) => comparedProduct(source, context),
      },
    },
  });
}
