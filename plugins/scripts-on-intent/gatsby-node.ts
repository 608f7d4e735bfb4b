import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSync } from "esbuild";
import type { GatsbyNode } from "gatsby";
import { builtPages } from "../built-pages";
import { withOneInlineScript } from "./one-inline-script";

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

/** Has the pages carry one inline script (`one-inline-script.ts`). */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }, { enabled }) => {
  if (!enabled) return;
  const site = join(store.getState().program.directory, "public");
  const rewrite = async (page: string) => writeFile(page, withOneInlineScript(await readFile(page, "utf8")));
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
