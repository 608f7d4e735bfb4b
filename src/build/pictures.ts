import type { GatsbyNode } from "gatsby";
import pluginSharp from "gatsby-plugin-sharp";
import sharp, { type AvifOptions, type WebpOptions } from "sharp";

/** Encoding options that gatsby-plugin-sharp does not pass on (docs/decisions/picture-effort.md). */
const avifDefaults: AvifOptions = { effort: 1, chromaSubsampling: "4:2:0" };
const webpDefaults: WebpOptions = { effort: 2 };

/** Corrects how gatsby-plugin-sharp measures and encodes, in every process that runs queries. */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  measureUpright();
  encodeQuickly();
};

/** It rotates pictures by their EXIF orientation, but calculates sizes, and so crops, from the unrotated file. */
function measureUpright(): void {
  const { getImageSizeAsync } = pluginSharp;
  pluginSharp.getImageSizeAsync = async (file) => ({
    ...(await getImageSizeAsync(file)),
    ...(await sharp(file.absolutePath).metadata()).autoOrient,
  });
}

/** Gives later `avif()` and `webp()` calls of this process the defaults. */
function encodeQuickly(): void {
  const { avif, webp } = sharp.prototype;
  Object.assign(sharp.prototype, {
    avif(this: sharp.Sharp, options?: AvifOptions) {
      return avif.call(this, { ...avifDefaults, ...options });
    },
    webp(this: sharp.Sharp, options?: WebpOptions) {
      return webp.call(this, { ...webpDefaults, ...options });
    },
  });
}
