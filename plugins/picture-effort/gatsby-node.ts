import type { GatsbyNode } from "gatsby";
import type { AvifOptions, WebpOptions } from "sharp";
import { setPictureEffort } from "./picture-effort";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    avif: Joi.object().required().description("Options for sharp's avif() where nothing else is asked for."),
    webp: Joi.object().required().description("Options for sharp's webp() where nothing else is asked for."),
  });

export const onPreInit: GatsbyNode["onPreInit"] = (_, { avif, webp }) =>
  setPictureEffort({ avif: avif as AvifOptions, webp: webp as WebpOptions });
