import type { GatsbyNode } from "gatsby";
import { checkContent, formatProblems } from "../content-model/check";
import { contentFolder } from "../content-model/content-folder";

/** Stops the build on content mistakes; `gatsby develop` prints them and continues. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const { directory } = store.getState().program as { directory: string };
  const problems = await checkContent(contentFolder(directory));
  if (problems.length > 0) reporter.panicOnBuild(`\n${formatProblems(problems)}`);
};
