import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/** The loader's text (gatsby-node.ts). */
declare const SCRIPTS_LOADER: string;

/** Gatsby's note of the page's path, which differs from page to page, so that the policy would have to name each. */
const isPagePath = (part: ReactNode) => isValidElement(part) && part.key === "script-loader";

/** Has a page's scripts wait in a template, and puts the loader behind them. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (
  { getPostBodyComponents, replacePostBodyComponents },
  { enabled },
) => {
  const scripts = getPostBodyComponents().filter((part) => !isPagePath(part));
  replacePostBodyComponents(
    enabled
      ? [
          <template key="scripts" id="gatsby-scripts">
            {scripts}
          </template>,
          <script key="loader" dangerouslySetInnerHTML={{ __html: SCRIPTS_LOADER }} />,
        ]
      : scripts,
  );
};
