import type { GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import { ContentErrors } from "./content-errors";
import { gatsbyState } from "./gatsby-state";

/** Asks Chromium to compile whole scripts while they download (docs/decisions/compile-hints.md). */
const compileHints = {
  apply(compiler: Compiler) {
    const { BannerPlugin, Compilation } = compiler.webpack;
    new BannerPlugin({
      banner: "//# allFunctionsCalledOnLoad",
      raw: true,
      // Scripts only: the comment would invalidate the first rule of a style sheet.
      test: /\.js$/,
      // After the minifier, which removes comments.
      stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
    }).apply(compiler);
  },
};

/**
 * No source maps, which visitors do not need; and a style sheet for each template, which Gatsby writes into its pages: without its
 * cache group `styles`, which merges all sheets into one.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { stage, getConfig, actions, store } = args;
  if (stage === "develop") {
    const { directory } = gatsbyState(store).program;
    actions.setWebpackConfig({ plugins: [new ContentErrors(directory)] });
  }
  if (!stage.startsWith("build")) return;
  const config = getConfig();
  const plugins = [...config.plugins, ...(stage === "build-javascript" ? [compileHints] : [])];
  delete config.optimization?.splitChunks?.cacheGroups?.styles;
  actions.replaceWebpackConfig({ ...config, plugins, devtool: false });
};
