import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { fileNameOf } from "../../content-model";
import { contentFolder } from "../../content-model/content-folder";
import { routedKinds } from "../../content-model/routes";

/**
 * Hosts answer unknown addresses with this file. Of a page at `/404` Gatsby would make it too, beside another that nothing
 * leads to.
 */
const pathOf = (route: string) => (route === "/404" ? "/404.html" : route);

/**
 * One page for each document with a route of its own whose file is there; its template is named after its type (AboutPage: about-page.tsx).
 */
export function createContentPages({ actions, store }: CreatePagesArgs): void {
  const { directory } = store.getState().program as { directory: string };
  const folder = contentFolder(directory);
  for (const kind of routedKinds) {
    if (!existsSync(join(folder, kind.file))) continue;
    const component = resolve(`src/templates/${fileNameOf(kind)}.tsx`);
    actions.createPage({ path: pathOf(kind.route), component, context: {} });
  }
}
