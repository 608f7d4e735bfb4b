import sharp, { type AvifOptions, type WebpOptions } from "sharp";

/**
 * How pictures are encoded where nothing else is asked for; measured on our photographs, see bench/RESULTS.md.
 * AVIF, which nearly all browsers take: effort 1 with colours at half resolution, as the JPEG originals have them,
 * takes a twelfth of the time of sharp's own 4 with 4:4:4, for smaller files. WebP, for Safari before 16: half the
 * time for files 7 % larger.
 */
const avifThrift: AvifOptions = { effort: 1, chromaSubsampling: "4:2:0" };
const webpThrift: WebpOptions = { effort: 2 };

/** Makes the encoding cheap for every picture of the build; `gatsby-plugin-sharp` has no options for it. */
export function lowerPictureEffort(): void {
  const { avif, webp } = sharp.prototype;
  Object.assign(sharp.prototype, {
    avif(this: sharp.Sharp, options?: AvifOptions) {
      return avif.call(this, { ...avifThrift, ...options });
    },
    webp(this: sharp.Sharp, options?: WebpOptions) {
      return webp.call(this, { ...webpThrift, ...options });
    },
  });
}
