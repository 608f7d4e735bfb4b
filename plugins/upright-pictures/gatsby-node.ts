import type { GatsbyNode } from "gatsby";
import pluginSharp from "gatsby-plugin-sharp";
import sharp from "sharp";

const { getImageSizeAsync } = pluginSharp;

/** Has the sizes of pictures calculated from what is shown. Runs in every process that runs queries. */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  pluginSharp.getImageSizeAsync = async (file) => ({
    ...(await getImageSizeAsync(file)),
    ...(await sharp(file.absolutePath).metadata()).autoOrient,
  });
};
