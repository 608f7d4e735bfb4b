import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { documentKinds, fileNameOf } from "../../content-tools/model";

/** One page for each document with a fixed route; its template is named after its type (AboutPage: about-page.tsx). */
export function createContentPages({ actions }: CreatePagesArgs): void {
  for (const kind of documentKinds) {
    if (!kind.route || kind.route === "slug") continue;
    const component = resolve(`src/templates/${fileNameOf(kind)}.tsx`);
    actions.createPage({ path: kind.route, component, context: {} });
  }
}
