import sharp, { type AvifOptions, type WebpOptions } from "sharp";

export interface PictureEffort {
  avif: AvifOptions;
  webp: WebpOptions;
}

/** Gives every later `avif()` and `webp()` of this process these options where the caller names no others. */
export function setPictureEffort(effort: PictureEffort): void {
  const { avif, webp } = sharp.prototype;
  Object.assign(sharp.prototype, {
    avif(this: sharp.Sharp, options?: AvifOptions) {
      return avif.call(this, { ...effort.avif, ...options });
    },
    webp(this: sharp.Sharp, options?: WebpOptions) {
      return webp.call(this, { ...effort.webp, ...options });
    },
  });
}
