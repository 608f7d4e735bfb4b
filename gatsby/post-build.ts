import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { runScriptsOnIntent } from "../plugins/scripts-on-intent";
import { writeHeadersFile } from "../plugins/security-headers/headers-file";
import { writeSocialCards } from "../plugins/social-cards/write-cards";

/**
 * Defers the scripts of all pages, and writes what belongs beside them: social cards, `robots.txt` and `_headers`.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, graphql, reporter }) => {
  const { config, program } = store.getState() as {
    config: { siteMetadata: { siteUrl: string } };
    program: { directory: string };
  };
  const folder = resolve(program.directory, "public");
  await writeSocialCards(folder, { graphql, reporter });
  await writeFile(join(folder, "robots.txt"), robots(config.siteMetadata.siteUrl));
  await runScriptsOnIntent(program.directory, folder);
  await writeHeadersFile(folder, process.env.GATSBY_SUPABASE_URL);
};

/** Everything may be read, and the sitemap is named by its full address. */
const robots = (siteUrl: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap-index.xml", siteUrl)}\n`;
