/** Types of the header parser that `gatsby-plugin-sharp` uses; the package has none. */
declare module "probe-image-size/sync.js" {
  interface Header {
    /** "jpg", "png", "webp", "avif", "heic", "gif", "svg" and others. */
    type: string;
    width: number;
    height: number;
  }

  export default function probe(bytes: Uint8Array): Header | null;
}
