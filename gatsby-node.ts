export { createPages } from "./gatsby/create-pages";
export { createResolvers, createSchemaCustomization, onPreBootstrap } from "./gatsby/graphql";
