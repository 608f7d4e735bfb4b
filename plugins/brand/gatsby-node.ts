import type { GatsbyNode } from "gatsby";
import { writeIcon } from "./icon";
import { brandRules } from "./modules";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    icon: Joi.string().required().description("Where the site's icon is drawn, as SVG."),
  });

/** The first hook after the content has been checked. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = async (
  { store },
  { icon },
) => {
  const { directory } = store.getState().program as { directory: string };
  await writeIcon(directory, String(icon));
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) =>
  actions.setWebpackConfig({ module: { rules: brandRules } });
