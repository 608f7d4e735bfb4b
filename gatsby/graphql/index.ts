import type { GatsbyNode } from "gatsby";
import { createFactExtensions } from "./facts";
import { createProductRelations } from "./product-relations";
import { graphqlTypes } from "./types";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createFactExtensions(args);
  args.actions.createTypes(graphqlTypes());
};

export const createResolvers: GatsbyNode["createResolvers"] = createProductRelations;
