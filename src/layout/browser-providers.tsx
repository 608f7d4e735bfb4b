import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { createStyleCache, takeOverStyles } from "../theme/style-cache";
import { wrapPageElement as wrap } from "./providers";

/** Emotion's store of styles; it takes over those in the page's HTML. */
export const styles = createStyleCache();
takeOverStyles(styles);

/** What the browser puts around every page: the styles in its HTML, and what the server puts there too. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = (...page) => (
  <CacheProvider value={styles}>{wrap(...page)}</CacheProvider>
);
