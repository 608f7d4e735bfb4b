import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSync } from "esbuild";
import type { GatsbyNode } from "gatsby";
import { builtPages } from "../built-pages";

/** Hands the loader to gatsby-ssr.tsx as it stands in the pages: small, and for every browser of package.json. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (
  { actions, plugins, store },
  { parameters },
) => {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { loader } from "./plugins/scripts-on-intent/loader"; loader(${JSON.stringify(parameters)});`,
      resolveDir: store.getState().program.directory,
    },
    bundle: true,
    minify: true,
    target: ["chrome109", "firefox121", "safari15.4"],
    write: false,
  });
  actions.setWebpackConfig({
    plugins: [plugins.define({ SCRIPTS_LOADER: JSON.stringify(outputFiles[0]?.text.trim()) })],
  });
};

/** The inline scripts among Gatsby's: the map of its chunks, and the name of the build. */
const chunkMapping = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/;
const buildName = /<script>(window\.___webpackCompilationHash="\w+";)<\/script>/;
const waiting = /(?<=<template id="gatsby-scripts">)[\s\S]*?<\/template><script>/;

/**
 * Takes the map of Gatsby's chunks out of the pages, half a kilobyte of each: it is written as a text of JSON, in which
 * Gatsby's loader looks for a chunk as in an object and finds none. It fetches a component when its page is opened. What is
 * left of both scripts goes into the loader's, so that the policy, which travels with every page, has one to name.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }, { enabled }) => {
  if (!enabled) return;
  const site = join(store.getState().program.directory, "public");
  const rewrite = async (page: string) => {
    const html = await readFile(page, "utf8");
    const rewritten = html.replace(waiting, (scripts) => {
      const name = buildName.exec(scripts)?.[1] ?? "";
      return `${scripts.replace(chunkMapping, "").replace(buildName, "")}${name}window.___chunkMapping={};`;
    });
    await writeFile(page, rewritten);
  };
  await Promise.all(builtPages(site).map(({ file }) => rewrite(join(site, file))));
};

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    enabled: Joi.boolean()
      .default(true)
      .description(
        "Whether pages wait with their scripts for the visitor; false has them run at once, as Gatsby does.",
      ),
    parameters: Joi.array()
      .items(Joi.string())
      .default([])
      .description("Names of the address parameters that the site's scripts read: they run at once there."),
  });
