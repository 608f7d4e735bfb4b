export { onPreBootstrap } from "./gatsby/check-content";
export { createPages } from "./gatsby/create-pages";
export { createResolvers, createSchemaCustomization } from "./gatsby/graphql";
export { onPreInit } from "./gatsby/production-settings";
export { onPostBuild } from "./gatsby/robots";
export { onCreateWebpackConfig } from "./gatsby/webpack-config";
