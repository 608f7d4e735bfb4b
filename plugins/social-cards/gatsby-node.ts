import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { createCardField, createCardType } from "./field";
import { writeSocialCards } from "./write-cards";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    mark: Joi.string().required().description("Path of the brand's mark, an SVG."),
    typeface: Joi.string().required().description("Path of the TrueType font of titles and brand."),
    tinted: Joi.boolean().default(false).description("Whether there are copies of the pictures in a tint."),
  });

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) =>
  createCardType(args);

export const createResolvers: GatsbyNode["createResolvers"] = (args, options) =>
  createCardField(args, {
    mark: String(options.mark),
    typeface: String(options.typeface),
    tinted: options.tinted === true,
  });

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, graphql, reporter }) => {
  const { directory } = store.getState().program as { directory: string };
  await writeSocialCards(resolve(directory, "public"), { graphql, reporter });
};
