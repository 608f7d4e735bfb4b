import { existsSync, readFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { ContentErrors } from "./content-errors";

/** Asked when the build begins: it writes the file half-way through. */
const isFirstBuild = !existsSync("public/webpack.stats.json");

/**
 * No source maps, which nobody fetches: 5 MB and 8 s of a build. And a first build, as all of them are on CI, keeps nothing for
 * a second: to write webpack's cache takes 12 to 15 s of 95. The second does, and from then on a change of a word takes a third
 * of the time.
 *
 * Global styles stand in every page, and Gatsby writes pages anew when what renders them changes: its hash is of both.
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
