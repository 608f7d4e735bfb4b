import { fontCss, fontUrls } from "../theme/font-css";
import { startScripts } from "./start-scripts";

/**
 * Styles for pages without scripts, or after they failed: shows all slides and what dates would replace, and hides controls that
 * need scripts.
 */
const scriptlessCss = (root: string) =>
  `${root} [data-slide]{visibility:inherit!important;grid-area:auto!important}` +
  `${root} [data-slide] picture{display:contents!important}` +
  `${root} [data-undated]{visibility:visible}` +
  `${root} [data-needs-script]{display:none!important}`;

/** Elements in the head of every page: its one theme, the start script, fonts, and the styles for pages without scripts. */
export const headOfAllPages = [
  <meta key="scheme" name="color-scheme" content="only light" />,
  <script key="start" dangerouslySetInnerHTML={{ __html: `(${startScripts})()` }} />,
  ...fontUrls.map((url) => (
    <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
  )),
  <style key="fonts" dangerouslySetInnerHTML={{ __html: fontCss }} />,
  <style
    key="scriptless"
    dangerouslySetInnerHTML={{ __html: scriptlessCss(":root[data-scripts=failed]") }}
  />,
  <noscript key="no-script">
    <style dangerouslySetInnerHTML={{ __html: scriptlessCss(":root:root") }} />
  </noscript>,
];
