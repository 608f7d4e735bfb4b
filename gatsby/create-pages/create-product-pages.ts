import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";

/** Typegen reads queries of `src/` only; this one runs at build time. */
interface ProductPages {
  allProduct: { nodes: readonly { id: string; slug: string }[] };
}

/** One page a product file, at the address the file gives. */
export async function createProductPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<ProductPages>(`
    query ProductPages {
      allProduct {
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
