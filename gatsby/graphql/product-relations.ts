import type { CreateResolversArgs } from "gatsby";
import { isRecord } from "../content-check/walk";

interface ProductNode {
  id: string;
  menu: { group: string; order: number };
  comparison?: unknown;
}
interface Context {
  nodeModel: {
    findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<ProductNode> }>;
    findOne(query: { type: string; query: object }): Promise<unknown>;
  };
}

const relatedCount = 3;

/** The product with the address that a comparison names, or null. */
const comparedProduct = (comparison: unknown, { nodeModel }: Context): Promise<unknown> | null =>
  isRecord(comparison)
    ? nodeModel.findOne({ type: "Product", query: { filter: { slug: { eq: comparison.other } } } })
    : null;

/**
 * Relations between products, so that no file names another's page:
 * `Product.related`: the three that follow it in its menu group, going round; `Product.comparison`: null once the
 * product it compares with is gone; `ProductComparison.product`: that product.
 */
export function createProductRelations({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Product: {
      comparison: {
        resolve: async (source: ProductNode, _args: unknown, context: Context) =>
          (await comparedProduct(source.comparison, context)) ? source.comparison : null,
      },
      related: {
        type: "[Product!]!",
        async resolve(source: ProductNode, _args: unknown, { nodeModel }: Context) {
          const { entries } = await nodeModel.findAll({
            type: "Product",
            query: {
              filter: { menu: { group: { eq: source.menu.group } } },
              sort: { menu: { order: "ASC" } },
            },
          });
          const group = [...entries];
          const position = group.findIndex((product) => product.id === source.id);
          return [...group.slice(position + 1), ...group.slice(0, position)].slice(0, relatedCount);
        },
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
