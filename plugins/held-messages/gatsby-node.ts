import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { writePage } from "./write-page";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    functionUrl: Joi.string()
      .allow("")
      .description("Address of the backend; empty where it is on the site's own origin."),
  });

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }, options) => {
  const { directory } = store.getState().program as { directory: string };
  await writePage(resolve(directory, "public"), (options.functionUrl as string | undefined) ?? "");
};
