import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { fontCss, fontUrls } from "./src/theme/font-css";
import { createStyleCache, stylesAttribute } from "./src/theme/style-cache";

export { wrapPageElement } from "./src/layout/providers";

/** Renders a page and puts all styles it uses into one block in its head (Emotion alone writes one per element). */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createStyleCache();
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { styles } = extractCriticalToChunks(html);
  replaceBodyHTMLString(html);
  const [names, css] = [styles.flatMap(({ ids }) => ids), styles.map((block) => block.css).join("")];
  const attributes = { [stylesAttribute]: names.join(" ") };
  setHeadComponents([<style key="styles" {...attributes} dangerouslySetInnerHTML={{ __html: css }} />]);
};

/** Keeps Safari on phones from enlarging text when they are turned. */
const safariCss = "html{-webkit-text-size-adjust:100%}";

/** How parts answer before scripts run (see `plugins/scripts-on-intent`): menus open under a mouse and at a tap. */
const notLiveCss = [
  "[data-header-menu][data-slice]:is(:hover,:has([data-tapped])) :is([data-part=positioner],[data-part=content])",
  "[data-tapped]+[data-mobile-menu]",
]
  .map((selector) => `${selector}{display:block!important}`)
  .join("")
  .concat("[data-tapped]:not([aria-expanded]){cursor:progress;opacity:.7}");

/** What the page needs where scripts never run: menus at focus, all slides, all answers. */
const noScriptCss = [
  "[data-header-menu]:focus-within :is([data-part=positioner],[data-part=content]){display:block!important}",
  "[data-mobile-menu]{display:block!important;position:static;height:auto}",
  "[data-slide]{opacity:1!important;visibility:visible!important;grid-area:auto!important}",
  "[data-carousel-controls],[data-needs-script]{display:none!important}",
].join("");

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "tr" });
  setHeadComponents([
    ...fontUrls.map((url) => (
      <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontCss }} />,
    <style key="not-live" dangerouslySetInnerHTML={{ __html: safariCss + notLiveCss }} />,
    <noscript key="no-script">
      <style dangerouslySetInnerHTML={{ __html: noScriptCss }} />
    </noscript>,
  ]);
};
