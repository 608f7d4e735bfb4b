import { existsSync, readFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";

/** Asked when the build begins: it writes the file half-way through. */
const isFirstBuild = !existsSync("public/webpack.stats.json");

/**
 * No source maps, which nobody fetches: 5 MB and 8 s of a build. And a first build, as all of them are on CI, keeps nothing for
 * a second: to write webpack's cache takes 12 to 15 s of 95. The second does, and from then on a change of a word takes a third
 * of the time.
 *
 * Global styles stand in every page, and Gatsby writes pages anew when what renders them changes: its hash is of both.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, actions }) => {
  if (!stage.startsWith("build")) return;
  const config = getConfig();
  const output = { ...config.output, hashSalt: readFileSync("src/theme/global.css", "utf8") };
  actions.replaceWebpackConfig({ ...config, output, devtool: false, ...(isFirstBuild && { cache: false }) });
};
