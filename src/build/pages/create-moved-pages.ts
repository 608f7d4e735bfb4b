import type { CreatePagesArgs } from "gatsby";
import { contentFolder } from "../../content-model/content-folder";
import { readSourceFiles } from "../../content-model/documents";
import { movedPages } from "../../content-model/moved-pages";
import { gatsbyState } from "../gatsby-state";

/** Redirects links within the site from previous addresses; hosts use `_redirects`. */
export function createMovedPages({ actions, store }: CreatePagesArgs): void {
  const folder = contentFolder(gatsbyState(store).program.directory);
  for (const { from, to } of movedPages(readSourceFiles(folder)))
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true, redirectInBrowser: true });
}
