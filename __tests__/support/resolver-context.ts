import type { Context } from "#src/build/graphql/nodes.ts";

/** A resolver's context that finds these documents by type, whatever the filter. */
export const contextOf = (documents: Readonly<Record<string, readonly object[]>>): Context => ({
  nodeModel: {
    findOne: async ({ type }) => documents[type]?.[0] ?? null,
    findAll: async ({ type }) => ({ entries: documents[type] ?? [] }),
    getNodeById: () => undefined,
    getNodesByIds: () => [],
    findRootNodeAncestor: () => undefined,
  },
});
