import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";

/** Typegen reads queries of `src/` only; this one runs at build time. */
interface ProductPages {
  allProduct: { group: readonly { nodes: readonly { id: string; slug: string }[] }[] };
}

const relatedCount = 3;

/**
 * One page a product file, at the address the file gives. Gatsby takes away the pages that are not made again, so a
 * file without an address, as one may be for a moment while it is edited, must not cost the others theirs. Related
 * are the three products that follow it in its menu group, going round.
 */
export async function createProductPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<ProductPages>(`
    query ProductPages {
      allProduct(filter: { slug: { ne: null } }, sort: { menu: { order: ASC } }) {
        group(field: { menu: { group: SELECT } }) {
          nodes {
            id
            slug
          }
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The products could not be read.", errors);
    return;
  }
  const component = resolve("src/templates/product-page.tsx");
  for (const { nodes } of data.allProduct.group) {
    const round = [...nodes, ...nodes];
    for (const [position, { id, slug }] of nodes.entries()) {
      const others = round.slice(position + 1, position + nodes.length);
      const related = others.slice(0, relatedCount).map((product) => product.id);
      actions.createPage({ path: `/${slug}`, component, context: { id, related } });
    }
  }
}
