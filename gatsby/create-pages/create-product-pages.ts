import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";

/** Typegen reads queries of `src/` only; this one runs at build time. */
interface ProductPages {
  allProduct: { nodes: readonly { id: string; slug: string }[] };
}

/**
 * One page a product file, at the address the file gives. Gatsby takes away the pages that are not made again, so a
 * file without an address, as one may be for a moment while it is edited, must not cost the others theirs.
 */
export async function createProductPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<ProductPages>(`
    query ProductPages {
      allProduct(filter: { slug: { ne: null } }) {
        nodes {
          id
          slug
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The products could not be read.", errors);
    return;
  }
  const component = resolve("src/templates/product-page.tsx");
  for (const { id, slug } of data.allProduct.nodes) {
    actions.createPage({ path: `/${slug}`, component, context: { id } });
  }
}
