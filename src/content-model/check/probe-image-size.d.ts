/** The reader of picture headers that `gatsby-plugin-sharp` measures with; the package has no types. */
declare module "probe-image-size/sync.js" {
  interface Header {
    /** "jpg", "png", "webp", "avif", "heic", "gif", "svg" and others. */
    type: string;
    width: number;
    height: number;
    /** As EXIF numbers it, 1 to 8; undefined in formats of which it is not read. */
    orientation?: number;
  }

  export default function probe(bytes: Uint8Array): Header | null;
}
