import type { GatsbyNode } from "gatsby";
import { serveAdmin, writeAdmin } from "./src/admin";
import { writeArtifacts } from "./src/build/artifacts";
import { isProductionBuild } from "./src/build/production-settings";

export { onCreateNode, sourceNodes } from "./src/build/brand";
export { onPreBootstrap } from "./src/build/check-content";
export { createResolvers, createSchemaCustomization } from "./src/build/graphql";
export { createPages } from "./src/build/pages";
export { onPluginInit } from "./src/build/pictures";
export { onPreInit } from "./src/build/production-settings";
export { onCreateWebpackConfig } from "./src/build/webpack";

/** Writes to `public/` what neither Gatsby nor a package does. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (build) => {
  const hasAdmin = await writeAdmin(build, isProductionBuild(process.env));
  await writeArtifacts(build, hasAdmin);
};

/** Serves in `gatsby develop` what a build writes to `public/` at its end. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveAdmin;
