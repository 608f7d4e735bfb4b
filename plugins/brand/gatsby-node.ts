import { join, resolve } from "node:path";
import type { GatsbyNode, Store } from "gatsby";
import { twinOf } from "../../gatsby/graphql/tinted-picture";
import { writeIcon } from "./icon";
import { brandRules } from "./modules";
import { tintPictures } from "./tinted-pictures";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    icon: Joi.string().required().description("Where the site's icon is drawn, as SVG."),
    tint: Joi.string().description("The colour that the pictures' own hue is turned into."),
    tinted: Joi.string().description("The folder of pictures in it."),
  });

const folderOf = (store: Store) => (store.getState().program as { directory: string }).directory;

/** The first hook after the content has been checked, and before files are looked for. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = async (
  { store },
  options,
) => {
  const { icon, tint, tinted } = options;
  await writeIcon(folderOf(store), String(icon));
  if (typeof tint === "string" && typeof tinted === "string")
    await tintPictures(join(folderOf(store), "content"), resolve(folderOf(store), tinted), tint);
};

/** Where there are tinted pictures, pages show them in place of their originals. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }, { tint }) => {
  if (!tint) return;
  createResolvers({
    File: {
      childImageSharp: {
        resolve: async (...[file, args, context, info]: Resolving) =>
          info.originalResolver((await twinOf(file, context)) ?? file, args, context, info),
      },
    },
  });
};

type Context = Parameters<typeof twinOf>[1];
type Resolver = (file: unknown, args: unknown, context: Context, info: unknown) => unknown;
type Resolving = [file: unknown, args: unknown, context: Context, info: { originalResolver: Resolver }];

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) =>
  actions.setWebpackConfig({ module: { rules: brandRules } });
