import { writeSync } from "node:fs";
import {
  ContentError,
  publishedUrl,
  readSiteConfig,
  type SiteConfig,
} from "../content-model/check/site-config";

/**
 * Reads brand, addresses and colours for `gatsby-config.ts`. Exits with the content check's message, because
 * Gatsby ignores a configuration file that throws. `url` is the published URL.
 * @param contentFolder absolute path of `content/`; defaults to the site's
 */
export function siteConfigOrEnd(contentFolder?: string): SiteConfig {
  try {
    const config = readSiteConfig(contentFolder);
    return { ...config, url: publishedUrl(config.url, process.env.SITE_URL) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // Exits at once: Gatsby's reporter may not flush in time.
    writeSync(process.stderr.fd, `\n${error.message}\n`);
    process.exit(1);
  }
}
