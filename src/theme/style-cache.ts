import createCache, { type EmotionCache } from "@emotion/cache";

/** Emotion's store of styles. Without plugins nothing is prefixed: of the browsers in package.json one needs one prefix. */
export const createStyleCache = (): EmotionCache => createCache({ key: "css", stylisPlugins: [] });

/**
 * Tells the store which styles a page's HTML has: those of the classes that its blocks of styles name. The blocks do not
 * list them again, as Emotion would have it, which weighs up to half a kilobyte a page.
 */
export function takeOverStyles(cache: EmotionCache): void {
  for (const { textContent } of document.querySelectorAll(`style[data-emotion="${cache.key}"]`)) {
    for (const [, id = ""] of textContent?.matchAll(/\.css-([a-z0-9]+)/g) ?? []) cache.inserted[id] = true;
  }
}
