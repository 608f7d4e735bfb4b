import { isRecord } from "../../content-model/walk";

/** A node, or an object in one, whose field is resolved. */
export type Source = Readonly<Record<string, unknown>>;

/** The parts of Gatsby's resolver context that are used here. */
export interface Context {
  nodeModel: {
    findOne(query: { type: string; query: object }): Promise<unknown>;
    findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<unknown> }>;
    getNodeById(args: { id: string }): unknown;
    getNodesByIds(args: { ids: readonly string[]; type: string }): unknown[];
    findRootNodeAncestor(
      value: object,
      predicate: (node: { internal: { type: string } }) => boolean,
    ): unknown;
  };
}

/**
 * First document of a type, of which the page becomes dependent; null if there is none.
 * @param filter GraphQL filter
 */
export const firstNode = ({ nodeModel }: Context, type: string, filter: object = {}): Promise<unknown> =>
  nodeModel.findOne({ type, query: { filter } });

/**
 * All documents of a type, of which the page becomes dependent.
 * @param query GraphQL filter, sort and limit
 */
export const allNodes = async (
  { nodeModel }: Context,
  type: string,
  query: object = {},
): Promise<Record<string, unknown>[]> =>
  [...(await nodeModel.findAll({ type, query })).entries].filter(isRecord);
