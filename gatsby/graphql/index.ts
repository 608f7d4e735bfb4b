import type { GatsbyNode } from "gatsby";
import { createFactExtensions } from "./facts";
import { createMenuProducts } from "./menu-products";
import { createPageLinks } from "./page-links";
import { createProductRelations } from "./product-relations";
import { createTelephoneNumbers } from "./telephone";
import { graphqlTypes } from "./types";
import { createWorkingDays, createWorkingDayTypes } from "./working-days";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createFactExtensions(args);
  args.actions.createTypes(graphqlTypes());
  createWorkingDayTypes(args);
};

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  createProductRelations(args);
  createMenuProducts(args);
  createPageLinks(args);
  createTelephoneNumbers(args);
  createWorkingDays(args);
};
