import type { GatsbyNode } from "gatsby";
import sharp, { type AvifOptions } from "sharp";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    avif: Joi.object().required().description("Options for sharp's avif() where nothing else is asked for."),
  });

/** Gives every later `avif()` of this process these options where the caller names no others. */
export const onPreInit: GatsbyNode["onPreInit"] = (_, options) => {
  const { avif } = sharp.prototype;
  const defaults = options.avif as AvifOptions;
  Object.assign(sharp.prototype, {
    avif(this: sharp.Sharp, given?: AvifOptions) {
      return avif.call(this, { ...defaults, ...given });
    },
  });
};
