import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { compileHint } from "./compile-hint";
import { deferPageScripts, reactEntry, restorePageScripts } from "./rewrite-pages";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    enabled: Joi.boolean()
      .default(true)
      .description(
        "Whether pages wait with their scripts for the visitor; false leaves them as Gatsby makes them.",
      ),
  });

/** React's modules as a bundle of their own, and Chrome's compile hint on what every page runs. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage }) => {
  if (stage !== "build-javascript") return;
  const config = getConfig() as { entry?: Record<string, string> };
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, [reactEntry]: resolve("plugins/scripts-on-intent/react.ts") },
  });
  actions.setWebpackConfig({ plugins: [compileHint([reactEntry, "app"])] });
};

/** Has the pages of the finished build wait with their scripts, or not. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }, { enabled }) => {
  const { directory } = store.getState().program as { directory: string };
  const folder = resolve(directory, "public");
  await (enabled ? deferPageScripts(directory, folder) : restorePageScripts(folder));
};
