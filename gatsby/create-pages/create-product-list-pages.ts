import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { partAddress, productsInPart } from "../../src/lib/product-list";

interface Group {
  fieldValue: string;
  nodes: readonly { id: string }[];
}

/** Typegen reads queries of `src/` only; this one runs at build time. */
interface ListedProducts {
  allProduct: { menu: readonly Group[]; categories: readonly Group[] };
  navigation: { products: { groups: readonly string[] } } | null;
}

/**
 * The pages that list all products, `productsInPart` on each, in the order of the menu. How many each category has is
 * said here, since no page knows the products of the others.
 */
export async function createProductListPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<ListedProducts>(`
    query ListedProducts {
      allProduct(filter: { slug: { ne: null } }, sort: { menu: { order: ASC } }) {
        menu: group(field: { menu: { group: SELECT } }) {
          fieldValue
          nodes {
            id
          }
        }
        categories: group(field: { catalogue: { category: SELECT } }) {
          fieldValue
          nodes {
            id
          }
        }
      }
      navigation {
        products {
          groups
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The products could not be read.", errors);
    return;
  }
  const order = data.navigation?.products.groups ?? [];
  const placeOf = (group: string) => (order.includes(group) ? order.indexOf(group) : order.length);
  const groups = [...data.allProduct.menu].sort((a, b) => placeOf(a.fieldValue) - placeOf(b.fieldValue));
  const ids = groups.flatMap(({ nodes }) => nodes.map(({ id }) => id));
  const counts = Object.fromEntries(
    // A product with two cards of a category is named twice.
    data.allProduct.categories.map(({ fieldValue, nodes }) => [
      fieldValue,
      new Set(nodes.map(({ id }) => id)).size,
    ]),
  );
  const component = resolve("src/templates/products-page.tsx");
  const parts = Math.max(Math.ceil(ids.length / productsInPart), 1);
  for (let part = 1; part <= parts; part += 1) {
    actions.createPage({
      path: partAddress(part),
      component,
      context: {
        ids: ids.slice((part - 1) * productsInPart, part * productsInPart),
        part,
        parts,
        total: ids.length,
        counts,
      },
    });
  }
}
