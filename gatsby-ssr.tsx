import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { readLogo, readPalette } from "./src/content-model/brand-files";
import { logoSymbol } from "./src/domain/logo";
import { headOfAllPages } from "./src/layout/head";
import { loadOnDemand } from "./src/ui/on-demand";

export { wrapPageElement } from "./src/layout/wrap-page";

/** Renders a page after all parts that browsers load on demand are there. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  await loadOnDemand();
  replaceBodyHTMLString(renderToString(bodyComponent));
};

// Because files are read here, Gatsby renders all pages at each build: with the logo and the colours of the day.
const logo = logoSymbol(readLogo(), readPalette());

export const onRenderBody: GatsbySSR["onRenderBody"] = (body) => {
  const { setHeadComponents, setHtmlAttributes, setPreBodyComponents } = body;
  setHtmlAttributes({ lang: "tr" });
  // Shown by `<use>` where a page wants it (src/layout/brand.tsx): in the page, so that it takes the colours there.
  const brand = {
    width: 0,
    height: 0,
    // Not `display: none`, in which browsers ignore gradients and clip paths.
    style: { position: "absolute" },
    dangerouslySetInnerHTML: { __html: logo },
  } as const;
  setPreBodyComponents([<svg key="brand" aria-hidden="true" {...brand} />]);
  setHeadComponents(headOfAllPages);
};

const hasKey = (pattern: RegExp) => (part: ReactNode) => isValidElement(part) && pattern.test(part.key ?? "");

/** The styles and the script of gatsby-plugin-image's own component (docs/decisions/plain-picture.md), and Gatsby's version. */
const isUnused = hasKey(/^(?:gatsby-image-style|generator-)/);

/** Gatsby's note of a page's path: another inline script on each page, which the policy would have to name. */
const isPagePath = hasKey(/^script-loader$/);

/** The sheet of all pages (`gatsby-browser.tsx`). */
const isFirstSheet = (part: ReactNode) =>
  isValidElement<{ "data-href"?: string }>(part) && part.props["data-href"]?.startsWith("/app.");

/**
 * Leaves out what no page needs, puts the sheet of all pages, which declares the order of layers, before that of the template,
 * and has the scripts of a page wait (`startScripts`).
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  const parts = page.getHeadComponents().filter((part) => !isUnused(part));
  page.replaceHeadComponents([...parts.filter(isFirstSheet), ...parts.filter((part) => !isFirstSheet(part))]);
  page.replacePostBodyComponents([
    <template key="scripts" id="gatsby-scripts">
      {page.getPostBodyComponents().filter((part) => !isPagePath(part))}
    </template>,
  ]);
};
