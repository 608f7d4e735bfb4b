import type { GatsbyNode } from "gatsby";
import pluginSharp from "gatsby-plugin-sharp";
import sharp from "sharp";

const { getImageSizeAsync } = pluginSharp;

/** Calculates the sizes of pictures after their EXIF rotation. Runs in every process that runs queries. */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  pluginSharp.getImageSizeAsync = async (file) => ({
    ...(await getImageSizeAsync(file)),
    ...(await sharp(file.absolutePath).metadata()).autoOrient,
  });
};
