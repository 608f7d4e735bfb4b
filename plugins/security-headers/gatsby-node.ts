import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeHeadersFile } from "./headers-file";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    functionUrl: Joi.string()
      .allow("")
      .description("Address of the backend the forms send to; absent where it is on the site's own origin."),
  });

/** Writes `_headers`. Its policy names the inline scripts of the pages, so plugins that change these come before. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }, { functionUrl }) => {
  const { directory } = store.getState().program as { directory: string };
  await writeHeadersFile(resolve(directory, "public"), (functionUrl as string | undefined) || undefined);
};
