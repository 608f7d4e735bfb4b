import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";

/** Typegen reads queries of `src/` only; this one runs at build time. */
interface TextPages {
  allTextPage: { nodes: readonly { id: string; slug: string }[] };
}

/** One page for each file that an editor added to `content/pages`, at the address the file gives. */
export async function createTextPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<TextPages>(`
    query TextPages {
      allTextPage(filter: { slug: { ne: null } }) {
        nodes {
          id
          slug
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The added pages could not be read.", errors);
    return;
  }
  const component = resolve("src/templates/text-page.tsx");
  for (const { id, slug } of data.allTextPage.nodes)
    actions.createPage({ path: `/${slug}`, component, context: { id } });
}
