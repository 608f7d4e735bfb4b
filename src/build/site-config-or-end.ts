import { writeSync } from "node:fs";
import {
  ContentError,
  publishedUrl,
  readSiteConfig,
  type SiteConfig,
} from "../content-model/check/site-config";

/**
 * Brand, addresses and colours for `gatsby-config.ts`. Gatsby would go on with an empty configuration if that file threw, so the
 * process ends here, with the content check's words. `url` is where this build will be published.
 * @param contentFolder absolute path of `content/`; that of the site unless given
 */
export function siteConfigOrEnd(contentFolder?: string): SiteConfig {
  try {
    const config = readSiteConfig(contentFolder);
    return { ...config, url: publishedUrl(config.url, process.env.SITE_URL) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // At once and past Gatsby's reporter, which might not have printed it before the end.
    writeSync(process.stderr.fd, `\n${error.message}\n`);
    process.exit(1);
  }
}
