import type { GatsbyNode } from "gatsby";
import { createFactExtensions } from "./facts";
import { createIconExtension } from "./icons";
import { createMenuProducts } from "./menu-products";
import { createPageLinks } from "./page-links";
import { createPlaceholderColours } from "./placeholder-colours";
import { createProductExtension, createProductRelations } from "./product-relations";
import { createSearchPages, createSearchPageTypes } from "./search-pages";
import { createContentTypes, createSectionSites } from "./sections";
import { createSiteParts, createSitePartTypes } from "./site-parts";
import { createSocialCards, createSocialCardType } from "./social-card";
import { createTelephoneForms } from "./telephone";
import { createWorkingDays, createWorkingDayTypes } from "./working-days";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createFactExtensions(args);
  createIconExtension(args);
  createProductExtension(args);
  createContentTypes(args);
  createSitePartTypes(args);
  createSearchPageTypes(args);
  createWorkingDayTypes(args);
  createSocialCardType(args);
};

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  createProductRelations(args);
  createMenuProducts(args);
  createPageLinks(args);
  createSectionSites(args);
  createSiteParts(args);
  createSearchPages(args);
  createTelephoneForms(args);
  createWorkingDays(args);
  createSocialCards(args);
  createPlaceholderColours(args);
};
