import { isRecord } from "../../content-model/walk";

/** A node, or an object in one, whose field is resolved. */
export type Source = Readonly<Record<string, unknown>>;

/** The part of GraphQL's information on a field that is used here. */
export interface Info {
  fieldName: string;
}

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
 * Finds the first document of a type; null if there is none. The page is built again when it changes.
 * @param filter GraphQL filter
 */
export const firstNode = ({ nodeModel }: Context, type: string, filter: object = {}): Promise<unknown> =>
  nodeModel.findOne({ type, query: { filter } });

/**
 * Finds all documents of a type. The page is built again when one changes.
 * @param query GraphQL filter, sort and limit
 */
export const allNodes = async (
  { nodeModel }: Context,
  type: string,
  query: object = {},
): Promise<Record<string, unknown>[]> =>
  [...(await nodeModel.findAll({ type, query })).entries].filter(isRecord);
