export { onPreBootstrap, onPreInit } from "./gatsby/check-content";
export { createPages } from "./gatsby/create-pages";
export { createResolvers, createSchemaCustomization } from "./gatsby/graphql";
export { onPostBuild } from "./gatsby/post-build";
export { onCreateWebpackConfig } from "./gatsby/webpack-config";
