/** The used part of the package, which has no types. */
declare module "gatsby-plugin-sharp" {
  const pluginSharp: {
    /** Width, height and type of a picture. */
    getImageSizeAsync(file: { absolutePath: string }): Promise<object>;
  };
  export default pluginSharp;
}
