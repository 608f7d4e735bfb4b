export { onPreBootstrap } from "./gatsby/check-content";
export { createPages } from "./gatsby/create-pages";
export { createResolvers, createSchemaCustomization } from "./gatsby/graphql";
export { onPostBuild } from "./gatsby/post-build";
export { onPreInit } from "./gatsby/production-settings";
export { onCreateWebpackConfig } from "./gatsby/webpack-config";
