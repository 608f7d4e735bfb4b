import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { templateOf } from "../../content-model";
import { contentFolder } from "../../content-model/content-folder";
import { routedKinds } from "../../content-model/routes";
import { gatsbyState } from "../gatsby-state";

/** Typed by hand, because typegen ignores queries of the build itself. */
interface ContentPages {
  allPage: { nodes: readonly { id: string; slug: string }[] };
}

/** Hosts serve this file for unknown addresses; for `/404` Gatsby would create a second page. */
const pathOf = (route: string) => (route === "/404" ? "/404.html" : route);

/**
 * Creates a page per document with a fixed route or a slug; templates are named after the type (HomePage:
 * home.tsx, Page: page.tsx).
 */
export async function createContentPages({
  actions,
  graphql,
  reporter,
  store,
}: CreatePagesArgs): Promise<void> {
  const { directory } = gatsbyState(store).program;
  const folder = contentFolder(directory);
  for (const kind of routedKinds) {
    if (!existsSync(join(folder, kind.file))) continue;
    const component = resolve(`src/templates/${templateOf(kind)}.tsx`);
    actions.createPage({ path: pathOf(kind.route), component, context: {} });
  }
  const { data, errors } = await graphql<ContentPages>(`
    query ContentPages {
      allPage(filter: { slug: { ne: null } }) {
        nodes {
          id
          slug
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The pages could not be read.", errors);
    return;
  }
  const component = resolve("src/templates/page.tsx");
  for (const { id, slug } of data.allPage.nodes)
    actions.createPage({ path: `/${slug}`, component, context: { id } });
}
