import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { documentKinds, fileNameOf } from "../../content-tools/model";

/**
 * Hosts answer unknown addresses with this file. Of a page at `/404` Gatsby would make it too, beside another that nothing
 * leads to.
 */
const pathOf = (route: string) => (route === "/404" ? "/404.html" : route);

/** One page for each document with a fixed route but the list of products, which has several parts; its template is named after its type (AboutPage: about-page.tsx). */
export function createContentPages({ actions }: CreatePagesArgs): void {
  for (const kind of documentKinds) {
    if (!kind.route || kind.route === "slug" || kind.inParts) continue;
    const component = resolve(`src/templates/${fileNameOf(kind)}.tsx`);
    actions.createPage({ path: pathOf(kind.route), component, context: {} });
  }
}
