import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { fontCss, fontUrls } from "./src/theme/font-css";
import { insertGlobalStyles } from "./src/theme/global-styles";
import { brandSymbol } from "./src/theme/mark";
import { createStyleCache } from "./src/theme/style-cache";

export { wrapPageElement } from "./src/layout/providers";

/**
 * Renders a page and puts the styles it uses into two blocks in its head, the global ones and the rest (Emotion alone
 * writes one per element). In the browser `takeOverStyles` finds them by `data-emotion`; `data-s` says that they stand where
 * they belong, else it would move them and the browser would style the page again.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createStyleCache();
  cache.compat = true;
  insertGlobalStyles(cache);
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  replaceBodyHTMLString(html);
  setHeadComponents(
    extractCriticalToChunks(html).styles.map(({ key, css }) => (
      <style key={key} data-emotion={key.split(" ")[0]} data-s="" dangerouslySetInnerHTML={{ __html: css }} />
    )),
  );
};

/** Keeps Safari on phones from enlarging text when they are turned. */
const safariCss = "html{-webkit-text-size-adjust:100%}";

/** How parts answer before scripts run (see `plugins/scripts-on-intent`): menus open under a mouse and at a tap. */
const notLiveCss = [
  "[data-header-menu][data-dehydrated]:is(:hover,:has([data-tapped])) :is([data-part=positioner],[data-part=content])",
  "[data-tapped]+[data-mobile-menu]",
]
  .map((selector) => `${selector}{display:block!important}`)
  .join("")
  .concat("[data-tapped]:not([aria-expanded]){cursor:progress;opacity:.7}");

/** What the page needs without scripts: menus at focus, all slides, all answers. */
const scriptlessRules: readonly (readonly [selectors: string, declarations: string])[] = [
  [
    "[data-header-menu]:focus-within :is([data-part=positioner],[data-part=content])",
    "display:block!important",
  ],
  ["[data-mobile-menu]", "display:block!important;position:static;height:auto"],
  // With the whole menu in it, a header that stays would leave no room on a phone.
  ["[data-site-header]", "position:relative"],
  ["[data-slide]", "opacity:1!important;visibility:visible!important;grid-area:auto!important"],
  [":is([data-carousel-controls],[data-needs-script])", "display:none!important"],
];

/**
 * Where scripts never run, and where the loader has found that they do not come. The root must weigh more than the rule
 * that hides what is `hidden` (`src/theme/global-css.ts`).
 */
const scriptlessCss = (root: string) =>
  scriptlessRules.map(([selectors, declarations]) => `${root} ${selectors}{${declarations}}`).join("");

export const onRenderBody: GatsbySSR["onRenderBody"] = (body) => {
  const { setHeadComponents, setHtmlAttributes, setPreBodyComponents } = body;
  setHtmlAttributes({ lang: "tr" });
  // Shown by `<use>` where a page wants it (src/components/brand-mark.tsx): in the page, so that it takes the colours there.
  const brand = { style: { display: "none" }, dangerouslySetInnerHTML: { __html: brandSymbol } };
  setPreBodyComponents([<svg key="brand" aria-hidden="true" {...brand} />]);
  setHeadComponents([
    ...fontUrls.map((url) => (
      <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <link key="print" rel="stylesheet" href="/print.css" media="print" />,
    <link key="forced-colors" rel="stylesheet" href="/forced-colors.css" media="(forced-colors: active)" />,
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontCss }} />,
    <style
      key="not-live"
      dangerouslySetInnerHTML={{
        __html: safariCss + notLiveCss + scriptlessCss(":root[data-scripts=failed]"),
      }}
    />,
    <noscript key="no-script">
      <style dangerouslySetInnerHTML={{ __html: scriptlessCss(":root:root") }} />
    </noscript>,
  ]);
};

/**
 * Takes out the styles and the script that gatsby-plugin-image puts into every page for its own component (pages show
 * plain pictures made of its data, docs/decisions/plain-picture.md), and Gatsby's version.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isUnwanted = (part: ReactNode) =>
    isValidElement(part) && /^(?:gatsby-image-style|generator-)/.test(part.key ?? "");
  replaceHeadComponents(getHeadComponents().filter((part) => !isUnwanted(part)));
};
