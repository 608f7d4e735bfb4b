import createCache, { type EmotionCache } from "@emotion/cache";

/** Emotion's store of styles. Without plugins nothing is prefixed: of the browsers in package.json one needs one prefix. */
export const createStyleCache = (): EmotionCache => createCache({ key: "css", stylisPlugins: [] });
