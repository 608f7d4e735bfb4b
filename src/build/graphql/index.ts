import type { GatsbyNode } from "gatsby";
import { derivedFacts, derivedFactTypes } from "./derived-facts";
import { factExtensions } from "./facts";
import { filesOnDisk } from "./files-on-disk";
import { iconExtension } from "./icons";
import { menuProducts } from "./menu-products";
import { pageLinkLists } from "./page-links";
import { pictureEdges, pictureEdgesType } from "./picture-edges";
import { placeholderColours } from "./placeholder-colours";
import { productRelations, shownProducts } from "./product-relations";
import { samples } from "./samples";
import { searchPageType, siteSearchPages } from "./search-pages";
import { createContentTypes, sectionSites } from "./sections";
import { socialCards, socialCardType } from "./social-card";
import { telephoneForms } from "./telephone";
import { workingDays, workingDayTypes } from "./working-days";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  const { createFieldExtension, createTypes } = args.actions;
  for (const extension of [...factExtensions, iconExtension, shownProducts, filesOnDisk])
    createFieldExtension(extension);
  createContentTypes(args);
  createTypes([derivedFactTypes, searchPageType, workingDayTypes, socialCardType, pictureEdgesType]);
};

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  args.createResolvers(productRelations);
  args.createResolvers(menuProducts);
  args.createResolvers(pageLinkLists);
  args.createResolvers(sectionSites());
  args.createResolvers(samples);
  args.createResolvers(derivedFacts);
  args.createResolvers(siteSearchPages);
  args.createResolvers(telephoneForms);
  args.createResolvers(workingDays);
  args.createResolvers(socialCards);
  args.createResolvers(placeholderColours);
  args.createResolvers(pictureEdges);
};
