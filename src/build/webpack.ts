import { readFile, writeFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import { type ClassNames, readableNames, shortNames } from "./class-names";
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

/** Part of every page, which Gatsby writes after webpack: scripts, and the list of files by chunk. */
const scriptsSlice = "public/_gatsby/slices/_gatsby-scripts-1.html";

/** Leaves only templates in that list: Gatsby reads it to fetch linked pages beforehand. */
const shorterChunkList = {
  apply(compiler: Compiler) {
    compiler.hooks.done.tapPromise("shorter list of chunks", async () => {
      const slice = await readFile(scriptsSlice, "utf8");
      const shorter = slice.replace(/(?<=___chunkMapping=)".*"(?=;)/, (list) => {
        const files: Record<string, readonly string[]> = JSON.parse(JSON.parse(list));
        const ofTemplates = Object.entries(files).filter(([chunk]) => chunk.startsWith("component---"));
        return JSON.stringify(JSON.stringify(Object.fromEntries(ofTemplates)));
      });
      await writeFile(scriptsSlice, shorter);
    });
  },
};

interface CssRule {
  oneOf?: readonly { use?: readonly { options?: { modules?: object } }[] }[];
}

/** Gives classes other names than Gatsby, whose own are the longest part of a page's styles. */
function nameClasses(rules: readonly CssRule[], { nameOf }: ClassNames): void {
  const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, name: string) =>
    nameOf(resourcePath, name);
  for (const { options } of rules.flatMap(({ oneOf }) => oneOf ?? []).flatMap(({ use }) => use ?? []))
    if (options?.modules && "localIdentName" in options.modules)
      options.modules = { ...options.modules, getLocalIdent };
}

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
  const isBuild = stage.startsWith("build");
  const names = isBuild ? shortNames("src") : readableNames;
  const config = getConfig();
  nameClasses(config.module.rules, names);
  // What webpack kept of a sheet has the names of its day.
  config.cache = { ...config.cache, version: names.version };
  if (!isBuild) return actions.replaceWebpackConfig(config);
  const plugins = [
    ...config.plugins,
    ...(stage === "build-javascript" ? [compileHints, shorterChunkList] : []),
  ];
  delete config.optimization?.splitChunks?.cacheGroups?.styles;
  // Of the names of files, which every page lists.
  const output = { ...config.output, hashDigestLength: 8 };
  actions.replaceWebpackConfig({ ...config, output, plugins, devtool: false });
};
