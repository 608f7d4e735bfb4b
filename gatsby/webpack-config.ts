import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

/**
 * Leaves the positioning engine out of the menus: the header's two stand where CSS puts them, and the engine would
 * be 5 kB more for every page. A part that needs it (a popover, a select) needs this line gone.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) => {
  actions.setWebpackConfig({
    resolve: { alias: { "@zag-js/popper$": resolve("src/layout/menu-placement.ts") } },
  });
};
