import { readFileSync } from "node:fs";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { readLogo, readPalette } from "./src/content-model/brand-files";
import { logoSymbol } from "./src/domain/logo";
import { required } from "./src/domain/required";
import { headOfAllPages } from "./src/layout/head";
import { loadOnDemand, UsedChunks } from "./src/ui/on-demand";

export { wrapPageElement } from "./src/layout/wrap-page";

/** Files of webpack's chunks by name, as Gatsby leaves them before it renders pages. */
interface WebpackStats {
  namedChunkGroups: Readonly<Record<string, { assets: readonly { name: string }[] } | undefined>>;
}

/** Sheets of chunks, as elements that webpack recognises in the browser by `data-href` and does not load again. */
function sheetsOf(chunks: ReadonlySet<string>) {
  const { namedChunkGroups }: WebpackStats = JSON.parse(readFileSync("public/webpack.stats.json", "utf8"));
  return [...chunks]
    .flatMap((chunk) => required(namedChunkGroups[chunk], `The chunk "${chunk}" of onDemand`).assets)
    .filter(({ name }) => name.endsWith(".css"))
    .map(({ name }) => {
      const __html = readFileSync(`public/${name}`, "utf8");
      return <style key={name} data-href={`/${name}`} dangerouslySetInnerHTML={{ __html }} />;
    });
}

/** Renders a page after all parts that browsers load on demand are there, with the sheets of those that it uses. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  await loadOnDemand();
  const chunks = new Set<string>();
  const html = renderToString(<UsedChunks value={chunks}>{bodyComponent}</UsedChunks>);
  // Chakra's provider has no styles here; Emotion would leave an empty element for them, which HTML does not allow in a menu.
  replaceBodyHTMLString(html.replaceAll(/<style data-emotion="[^"]*"><\/style>/g, ""));
  setHeadComponents(sheetsOf(chunks));
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
