/** The used part of the package, which has no types. */
declare module "gatsby-plugin-sharp" {
  interface File {
    absolutePath: string;
    internal: { contentDigest: string };
  }

  interface ImageSize {
    width: number;
    height: number;
    type: string;
  }

  const pluginSharp: {
    getImageSizeAsync(file: File): Promise<ImageSize>;
  };
  export default pluginSharp;
}
