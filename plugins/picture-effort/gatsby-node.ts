import type { GatsbyNode } from "gatsby";
import sharp, { type AvifOptions, type WebpOptions } from "sharp";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    avif: Joi.object().required().description("Options for sharp's avif() where nothing else is asked for."),
    webp: Joi.object().required().description("The same for its webp()."),
  });

/** Gives every later `avif()` and `webp()` of this process these options where the caller names no others. */
export const onPreInit: GatsbyNode["onPreInit"] = (_, options) => {
  const { avif, webp } = sharp.prototype;
  const defaults = options as { avif?: AvifOptions; webp?: WebpOptions };
  Object.assign(sharp.prototype, {
    avif(this: sharp.Sharp, given?: AvifOptions) {
      return avif.call(this, { ...defaults.avif, ...given });
    },
    webp(this: sharp.Sharp, given?: WebpOptions) {
      return webp.call(this, { ...defaults.webp, ...given });
    },
  });
};
