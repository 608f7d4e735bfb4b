import { writeSync } from "node:fs";
import { ContentError, readSiteConfig, type SiteConfig } from "../content-tools/site-config";

/**
 * Brand, addresses and colours for `gatsby-config.ts`. Gatsby would go on with an empty configuration if that file threw, so the
 * process ends here, with the content check's words.
 * @param contentFolder absolute path of `content/`; that of the site unless given
 */
export function siteConfigOrEnd(contentFolder?: string): SiteConfig {
  try {
    return readSiteConfig(contentFolder);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // At once and past Gatsby's reporter, which might not have printed it before the end.
    writeSync(process.stderr.fd, `\n${error.message}\n`);
    process.exit(1);
  }
}
