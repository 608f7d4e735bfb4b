export { onCreateDevServer, onPostBuild, onPreBuild } from "./src/build/artifacts";
export { onPreBootstrap } from "./src/build/check-content";
export { createResolvers, createSchemaCustomization } from "./src/build/graphql";
export { createPages } from "./src/build/pages";
export { onPreInit } from "./src/build/production-settings";
export { onCreateWebpackConfig } from "./src/build/webpack";
