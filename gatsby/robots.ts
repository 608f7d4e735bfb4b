import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeBuildStamp } from "./build-stamp";

/** Writes `robots.txt` (everything may be read, and the sitemap is named by its full address) and the build's stamp. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const { config, program } = store.getState() as {
    config: { siteMetadata: { siteUrl: string } };
    program: { directory: string };
  };
  const sitemap = new URL("/sitemap-index.xml", config.siteMetadata.siteUrl);
  await writeFile(
    join(program.directory, "public/robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`,
  );
  await writeBuildStamp(program.directory);
};
