import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContent, formatProblems } from "./content-check";
import { productionProblem } from "./production-settings";

/** Stops a build for the public that has no function to send to. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const problem = productionProblem(process.env);
  if (problem) reporter.panic(problem);
};

/** Stops the build on mistakes in the content; `gatsby develop` prints them and goes on. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const { directory } = store.getState().program as { directory: string };
  const problems = await checkContent(resolve(directory, "content"));
  if (problems.length > 0) reporter.panicOnBuild(`\n${formatProblems(problems)}`);
};
