import { existsSync } from "node:fs";
import type { GatsbyNode } from "gatsby";

/** Asked when the build begins: it writes the file half-way through. */
const isFirstBuild = !existsSync("public/webpack.stats.json");

/**
 * No source maps, which nobody fetches: 5 MB and 8 s of a build. And a first build, as all of them are on CI, keeps nothing for
 * a second: to write webpack's cache takes 12 to 15 s of 95. The second does, and from then on a change of a word takes a third
 * of the time.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, actions }) => {
  if (!stage.startsWith("build")) return;
  actions.replaceWebpackConfig({ ...getConfig(), devtool: false, ...(isFirstBuild && { cache: false }) });
};
