export { onCreateDevServer, onPostBuild, onPreBuild } from "./src/build/artifacts";
export { sourceNodes } from "./src/build/brand";
export { onPreBootstrap } from "./src/build/check-content";
export { onCreateNode } from "./src/build/content-nodes";
export { createResolvers, createSchemaCustomization } from "./src/build/graphql";
export { createPages } from "./src/build/pages";
export { onPluginInit } from "./src/build/pictures";
export { onPreInit } from "./src/build/production-settings";
export { onCreateWebpackConfig } from "./src/build/webpack";
