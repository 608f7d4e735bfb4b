import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { wrapPageElement as wrap } from "./providers";
import { adoptStyles } from "./theme/style-cache";

const styles = adoptStyles();

/** What the browser puts around every page: the styles in its HTML, and what the server puts there too. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = (...page) => (
  <CacheProvider value={styles}>{wrap(...page)}</CacheProvider>
);
