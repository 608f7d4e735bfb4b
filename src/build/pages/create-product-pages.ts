import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { inMenuOrder } from "../menu-order";
import { relatedProducts } from "./related-products";

interface Product {
  id: string;
  slug: string;
  previous: readonly string[] | null;
  related: readonly string[] | null;
  name: string;
  menu: { order: number | null; label: string | null };
}

/** Typed by hand, because typegen ignores queries of the build itself. */
interface ProductPages {
  allProduct: { group: readonly { nodes: readonly Product[] }[] };
}

/**
 * Creates a page per product. A file without a slug, which happens while editing, is skipped, because Gatsby
 * deletes all pages if one fails.
 */
export async function createProductPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<ProductPages>(`
    query ProductPages {
      allProduct(filter: { slug: { ne: null } }) {
        group(field: { menu: { group: SELECT } }) {
          nodes {
            id
            slug
            previous
            related
            name
            menu {
              order
              label
            }
          }
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The products could not be read.", errors);
    return;
  }
  const component = resolve("src/templates/product.tsx");
  const groups = data.allProduct.group.map(({ nodes }) => inMenuOrder(nodes));
  for (const { product, related } of relatedProducts(groups))
    actions.createPage({ path: `/${product.slug}`, component, context: { id: product.id, related } });
}
