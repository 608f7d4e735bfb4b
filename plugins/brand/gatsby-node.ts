import type { GatsbyNode } from "gatsby";
import { gatsbyState } from "../../src/build/gatsby-state";
import { brandFile } from "../../src/content-model/brand-files";
import { writeIcon } from "./icon";
import { writePalette } from "./palette";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    icon: Joi.string().required().description("Where the site's icon is drawn, as SVG."),
  });

/** The first hook after the content has been checked. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = async (
  { store },
  { icon },
) => {
  const { directory } = gatsbyState(store).program;
  writePalette(directory);
  await writeIcon(directory, String(icon));
};

/** Lets `npm run develop` show colours as they are chosen. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, store }) => {
  if (node.internal.type !== "File" || node.relativePath !== brandFile) return;
  writePalette(gatsbyState(store).program.directory);
};
