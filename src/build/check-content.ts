import type { GatsbyNode } from "gatsby";
import { checkContent, formatProblems } from "../content-model/check";
import { contentFolder } from "../content-model/content-folder";
import { gatsbyState } from "./gatsby-state";

/** Stops the build on content mistakes; `gatsby develop` prints them and continues. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const { directory } = gatsbyState(store).program;
  const problems = await checkContent(contentFolder(directory));
  if (problems.length > 0) reporter.panicOnBuild(`\n${formatProblems(problems)}`);
};
