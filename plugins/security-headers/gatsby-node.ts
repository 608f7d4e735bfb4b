import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeHeaders } from "./write-headers";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    functionUrl: Joi.string()
      .allow("")
      .description("Address of the backend the forms send to; absent where it is on the site's own origin."),
    hstsSubdomains: Joi.boolean()
      .default(false)
      .description("Whether HTTPS is asked for on all subdomains too (Strict-Transport-Security)."),
    hostFiles: Joi.string()
      .default("hosting")
      .description("Folder for files of hosts that do not read _headers, from the project's root."),
  });

/** The parts of Gatsby's state that are used here. */
interface State {
  program: { directory: string };
  config: { siteMetadata: { siteUrl: string } };
}

/** Writes the headers. Their policy names the inline scripts of the pages, so plugins that change these come before. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }, options) => {
  const { program, config } = store.getState() as State;
  await writeHeaders({
    site: resolve(program.directory, "public"),
    hostFiles: resolve(program.directory, String(options.hostFiles)),
    siteUrl: config.siteMetadata.siteUrl,
    functionUrl: (options.functionUrl as string | undefined) || undefined,
    hstsSubdomains: Boolean(options.hstsSubdomains),
  });
};
