import { readPalette } from "../content-model/brand-files";

/**
 * Colours by role, as the theme's tokens and the manifest use them, and what changes of them for visitors
 * whose system asks for more contrast. They are derived from `content/brand.yaml`; for the browser
 * `plugins/brand/values-loader.cjs` puts the derived values in place of this file.
 */
export const { colours, moreContrast } = readPalette();
