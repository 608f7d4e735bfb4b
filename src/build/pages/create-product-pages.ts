import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { inMenuOrder } from "../menu-order";

interface Product {
  id: string;
  slug: string;
  previous: readonly string[] | null;
  related: readonly string[] | null;
  name: string;
  menu: { order: number | null; label: string | null };
}

/** Typed by hand: typegen reads no queries of the build itself. */
interface ProductPages {
  allProduct: { group: readonly { nodes: readonly Product[] }[] };
}

const relatedCount = 3;

/**
 * Creates a page per product. A file without a slug, which happens while editing, is skipped, because Gatsby
 * deletes all pages if one fails. Related products are those the file names, then the next ones of its menu
 * group, wrapping around.
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
  const bySlug = new Map(
    data.allProduct.group
      .flatMap(({ nodes }) => nodes)
      .flatMap((product) => [...(product.previous ?? []), product.slug].map((slug) => [slug, product])),
  );
  for (const { nodes } of data.allProduct.group) {
    const listed = inMenuOrder(nodes);
    const round = [...listed, ...listed];
    for (const [position, product] of listed.entries()) {
      const chosen = (product.related ?? []).flatMap((slug) => bySlug.get(slug) ?? []);
      const next = round.slice(position + 1, position + listed.length);
      const others = [...new Set([...chosen, ...next])].filter((other) => other !== product);
      const related = others.slice(0, relatedCount).map(({ id }) => id);
      actions.createPage({ path: `/${product.slug}`, component, context: { id: product.id, related } });
    }
  }
}
