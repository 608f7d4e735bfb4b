import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";

/** The parts of webpack's configuration that are used here. */
interface WebpackConfig {
  output?: object;
  optimization?: { minimizer?: readonly { constructor: { name: string } }[] };
}

/** What pages ask for in the browser only, and only then: the HTML is made without it. */
const browserOnly = { "@supabase/supabase-js$": false };

/** Short class names; in the HTML and in the browser alike, which take them for the same styles. */
const shortNames = { "@emotion/hash$": resolve("src/theme/short-hash.ts") };

/** What the scripts call what they share; webpack would take the package's name, which is the sample laboratory's. */
const runtimeName = "site";

/** What the browser's bundles would carry for nothing: menus are placed by styles, and no page has scripts of others. */
const withoutUnused = { "@floating-ui/dom$": resolve("src/layout/no-placing.ts"), "gatsby-script$": false };

/** SWC instead of Terser: a fourth of the time. */
const javascriptMinimizer = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true, format: { comments: false } },
  extractComments: false,
});

/** @throws Error where Gatsby minifies scripts otherwise than known here: its own minimizer would run too */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage }) => {
  if (stage === "build-html")
    actions.setWebpackConfig({ resolve: { alias: { ...browserOnly, ...shortNames } } });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({ resolve: { alias: { ...shortNames, ...withoutUnused } } });
  const config: WebpackConfig = getConfig();
  const { minimizer = [] } = config.optimization ?? {};
  const others = minimizer.filter((plugin) => plugin.constructor.name !== TerserPlugin.name);
  if (others.length !== minimizer.length - 1)
    throw new Error("gatsby/webpack-config.ts expects Gatsby to minify scripts with one TerserPlugin.");
  actions.replaceWebpackConfig({
    ...config,
    // `setWebpackConfig` would leave it out.
    output: { ...config.output, uniqueName: runtimeName },
    optimization: { ...config.optimization, minimizer: [javascriptMinimizer, ...others] },
  });
};
