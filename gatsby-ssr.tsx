import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { headerIcons } from "./plugins/icons/own-drawings";
import { loadOnDemand } from "./src/components/on-demand";
import { headOfAllPages } from "./src/layout/head";
import { logo } from "./src/theme/logo";

export { wrapPageElement } from "./src/layout/providers";

/**
 * Renders a page and puts the styles it uses into its head, one element for the global ones and one for the rest; Emotion
 * alone writes one before each part. `data-emotion` tells Emotion in the browser whose they are, which names them itself
 * from the rules (src/layout/hydration.ts): they are 400 bytes of every page.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  await loadOnDemand();
  // No vendor prefixes: of the browsers in package.json one needs one, which `global.css` has.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  replaceBodyHTMLString(html);
  setHeadComponents(
    createEmotionServer(cache)
      .extractCriticalToChunks(html)
      .styles.map(({ key, ids, css }) => {
        const names = key === cache.key ? key : `${key} ${ids.join(" ")}`;
        return <style key={names} data-emotion={names} dangerouslySetInnerHTML={{ __html: css }} />;
      }),
  );
};

export const onRenderBody: GatsbySSR["onRenderBody"] = (body) => {
  const { setHeadComponents, setHtmlAttributes, setPreBodyComponents } = body;
  setHtmlAttributes({ lang: "tr" });
  // Shown by `<use>` where a page wants it (src/components/logo.tsx): in the page, so that it takes the colours there.
  const brand = {
    style: { display: "none" },
    dangerouslySetInnerHTML: { __html: logo + headerIcons },
  };
  setPreBodyComponents([<svg key="brand" aria-hidden="true" {...brand} />]);
  setHeadComponents(headOfAllPages);
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
