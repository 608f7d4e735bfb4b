import { existsSync, readFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { ContentErrors } from "./content-errors";

/** Read before the build starts, which writes the file half-way through. */
const isFirstBuild = !existsSync("public/webpack.stats.json");

/**
 * No source maps, which nobody fetches. A first build writes no webpack cache, which takes longer than it
 * saves on CI; later builds do.
 * Pages contain the global styles, but Gatsby rewrites them only if the hash of their renderer changes, so
 * the hash includes the styles.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { stage, getConfig, actions, store } = args;
  if (stage === "develop") {
    const { directory } = store.getState().program as { directory: string };
    actions.setWebpackConfig({ plugins: [new ContentErrors(directory)] });
  }
  if (!stage.startsWith("build")) return;
  const config = getConfig();
  const output = { ...config.output, hashSalt: readFileSync("src/theme/global.css", "utf8") };
  actions.replaceWebpackConfig({ ...config, output, devtool: false, ...(isFirstBuild && { cache: false }) });
};
