import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContent, formatProblems } from "../content-check";
import { createFactExtensions } from "./facts";
import { createProductRelations } from "./product-relations";
import { graphqlTypes } from "./types";

/** Stops the build on mistakes in the content; `gatsby develop` prints them and goes on. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const { directory } = store.getState().program as { directory: string };
  const problems = await checkContent(resolve(directory, "content"));
  if (problems.length > 0) reporter.panicOnBuild(`\n${formatProblems(problems)}`);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createFactExtensions(args);
  args.actions.createTypes(graphqlTypes());
};

export const createResolvers: GatsbyNode["createResolvers"] = createProductRelations;
