import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { readSiteConfig } from "../../content-model/check/site-config";
import { contentFolder } from "../../content-model/content-folder";
import { securityText } from "./security-text";

/** Writes `robots.txt` and `security.txt` to the built site. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const { config, program } = store.getState() as {
    config: { siteMetadata: { siteUrl: string } };
    program: { directory: string };
  };
  const { siteUrl } = config.siteMetadata;
  const site = join(program.directory, "public");
  const sitemap = new URL("/sitemap-index.xml", siteUrl);
  await writeFile(join(site, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
  await mkdir(join(site, ".well-known"), { recursive: true });
  const laboratory = readSiteConfig(contentFolder(program.directory));
  await writeFile(join(site, ".well-known/security.txt"), securityText(laboratory, siteUrl));
};
