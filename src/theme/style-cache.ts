import createCache, { type EmotionCache } from "@emotion/cache";

/** The attribute in which a page's block of styles names those it holds. */
export const stylesAttribute = "data-styles";

/** Emotion's store of styles. Without plugins nothing is prefixed: of the browsers in package.json one needs one prefix. */
export const createStyleCache = (): EmotionCache => createCache({ key: "css", stylisPlugins: [] });

/**
 * The store in the browser: it holds the styles in the page's HTML already. Emotion would know them by itself, but move
 * their block to the end of the head, and the browser would style the whole page again.
 */
export const adoptStyles = (): EmotionCache => {
  const cache = createStyleCache();
  const names = document.querySelector(`style[${stylesAttribute}]`)?.getAttribute(stylesAttribute) ?? "";
  for (const name of names.split(" ")) cache.inserted[name] = true;
  return cache;
};
