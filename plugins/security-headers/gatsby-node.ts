import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeHeaders } from "./write-headers";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    functionUrl: Joi.string()
      .allow("")
      .description("Address of the backend the forms send to; absent where it is on the site's own origin."),
    adminOrigins: Joi.array()
      .items(Joi.string())
      .default([])
      .description("Origins that the editors' page calls: the backend of its repository and its sign-in."),
  });

/**
 * Writes the headers. Must run after plugins that change inline scripts, whose hashes the policy contains.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }, options) => {
  const { directory } = store.getState().program as { directory: string };
  await writeHeaders({
    site: resolve(directory, "public"),
    functionUrl: (options.functionUrl as string | undefined) || undefined,
    adminOrigins: options.adminOrigins as string[],
  });
};
