import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { reactEntry } from "../plugins/scripts-on-intent";
import { compileHint } from "../plugins/scripts-on-intent/compile-hint";

/** The parts of webpack and its configuration that are used here. */
interface WebpackConfig {
  entry?: Record<string, string>;
  cache?: false | { version?: string; buildDependencies?: Record<string, string[]> };
  optimization?: { minimizer?: unknown[] };
}
interface Compiler {
  hooks: {
    done: {
      tap(name: string, run: (stats: { compilation: { buildDependencies: Set<string> } }) => void): void;
    };
  };
}

/**
 * Leaves the positioning engine out of the menus: the header's two stand where CSS puts them, and the engine would
 * be 5 kB more for every page. A part that needs it (a popover, a select) needs this line gone.
 */
const lighter = { "@zag-js/popper$": resolve("src/layout/menu-placement.ts") };

/** What pages ask for in the browser only, and only then: the HTML is made without it. */
const browserOnly = { "framer-motion$": false, "@supabase/supabase-js$": false };

/** A third of the processor time of a cold build went into what these changes spare; see bench/RESULTS.md. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage }) => {
  const alias = { ...lighter, ...(stage === "build-html" ? browserOnly : {}) };
  actions.setWebpackConfig({
    resolve: { alias },
    // So that the global styles, which the HTML carries, stay out of the browser's bundles.
    module: { rules: [{ include: resolve("src/theme"), sideEffects: false }] },
    plugins: [followNothing, ...(stage === "build-javascript" ? [compileHint([reactEntry, "app"])] : [])],
  });
  const config: WebpackConfig = getConfig();
  if (config.cache) config.cache = { ...config.cache, version: versionOf(config.cache.buildDependencies) };
  if (stage === "build-javascript") {
    config.entry = { ...config.entry, [reactEntry]: resolve("plugins/scripts-on-intent/react.ts") };
    const others =
      config.optimization?.minimizer?.filter((plugin) => !(plugin instanceof TerserPlugin)) ?? [];
    config.optimization = { ...config.optimization, minimizer: [minimizer(), ...others] };
  }
  actions.replaceWebpackConfig(config);
};

/**
 * To see whether its cache still holds, webpack follows every file that its configuration and loaders require,
 * thousands of them in Gatsby, Babel and webpack. The lock file and our own configuration say the same: `versionOf`.
 */
const followNothing = {
  apply: ({ hooks }: Compiler) =>
    hooks.done.tap("FollowNothing", ({ compilation }) => compilation.buildDependencies.clear()),
};

function versionOf({ config = [] }: Record<string, string[]> = {}): string {
  const ours = config.filter((file) => !file.includes("node_modules"));
  const version = createHash("sha256");
  for (const file of ["package-lock.json", ...ours]) version.update(readFileSync(file));
  return version.digest("hex");
}

/** SWC instead of Terser: a fourth of the time. */
const minimizer = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, compress: true, mangle: true, format: { comments: false } },
    extractComments: false,
  });
