import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { documentKinds } from "../content-model";

/** One page for each document with a fixed route; its template is named after its type (AboutPage: about-page.tsx). */
export function createContentPages({ actions }: CreatePagesArgs): void {
  for (const { type, route } of documentKinds) {
    if (!route || route === "slug") continue;
    const template = type.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
    actions.createPage({ path: route, component: resolve(`src/templates/${template}.tsx`), context: {} });
  }
}
