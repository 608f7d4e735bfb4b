import type { CreatePagesArgs, GatsbyNode, Store } from "gatsby";
import { checkContent, formatProblems } from "../content-model/check";
import { contentFolder } from "../content-model/content-folder";

/** Stops the build on mistakes in the content; `gatsby develop` prints them and goes on. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const problems = await checkContent(contentFolderOf(store));
  if (problems.length > 0) reporter.panicOnBuild(`\n${formatProblems(problems)}`);
};

/**
 * The check while `gatsby develop` runs: prints the mistakes a change made, and that they are gone. Gatsby makes
 * the pages anew after each change of a file; the first time they are made, the check before it has spoken already.
 */
export function createContentWatch(): (args: CreatePagesArgs) => Promise<void> {
  let first = true;
  let wrong = false;
  return async ({ reporter, store }) => {
    if (process.env.NODE_ENV === "production") return;
    const problems = await checkContent(contentFolderOf(store));
    if (problems.length > 0 && !first) reporter.error(`\n${formatProblems(problems)}`);
    else if (wrong && problems.length === 0) reporter.success("İçerik denetlendi: hata yok.");
    wrong = problems.length > 0;
    first = false;
  };
}

function contentFolderOf(store: Store): string {
  const { directory } = store.getState().program as { directory: string };
  return contentFolder(directory);
}
