import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { adoptStyles } from "../theme/style-cache";
import { wrapPageElement as wrap } from "./providers";

const styles = adoptStyles();

/** What the browser puts around every page: the styles in its HTML, and what the server puts there too. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = (...page) => (
  <CacheProvider value={styles}>{wrap(...page)}</CacheProvider>
);
