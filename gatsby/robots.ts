import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

/** Writes `robots.txt` beside the built pages: everything may be read, and the sitemap is named by full address. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const { config, program } = store.getState() as {
    config: { siteMetadata: { siteUrl: string } };
    program: { directory: string };
  };
  const sitemap = new URL("/sitemap-index.xml", config.siteMetadata.siteUrl);
  await writeFile(
    resolve(program.directory, "public/robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`,
  );
};
