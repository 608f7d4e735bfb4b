import { join } from "node:path";
import type { NodeModel, Source } from "../../src/build/graphql/facts";
import { documentKindOf } from "../../src/content-model";
import { readSourceFiles } from "../../src/content-model/documents";
import { isRecord } from "../../src/content-model/walk";
import { fixtureContent } from "./fixture-content";

/** A document as Gatsby keeps it. */
export interface DocumentNode extends Source {
  id: string;
  parent: string;
  internal: { type: string };
}

/** What a query may ask for, of what Gatsby understands. */
interface Query {
  filter?: Record<string, unknown>;
  sort?: Record<string, unknown>;
  limit?: number;
}

/** The documents of the fixture as nodes; a document's id is its path. */
export const fixtureNodes = (): DocumentNode[] =>
  readSourceFiles(fixtureContent).map(({ path, value }) => ({
    ...(isRecord(value) ? value : {}),
    id: path,
    parent: join(fixtureContent, path),
    internal: { type: documentKindOf(path)?.type ?? "Unknown" },
  }));

/** Gatsby's node model over these nodes: finds by equal and unequal fields, sorts and limits. */
export function createNodeModel(nodes: readonly DocumentNode[]): NodeModel {
  const find = ({ type, query }: { type: string; query: Query }) => {
    const found = nodes.filter((node) => node.internal.type === type && matches(node, query.filter));
    const sorted = query.sort
      ? found.toSorted((a, b) => numberAt(a, query.sort) - numberAt(b, query.sort))
      : found;
    return sorted.slice(0, query.limit);
  };
  return {
    findOne: async (query) => find(query)[0] ?? null,
    findAll: async (query) => ({ entries: find(query), totalCount: async () => find(query).length }),
    getNodeById: ({ id }) => nodes.find((node) => node.id === id) ?? null,
    getNodesByIds: ({ ids, type }) =>
      ids.map((id) => nodes.find((node) => node.id === id && node.internal.type === type) ?? null),
    findRootNodeAncestor: (value, predicate) =>
      nodes.find((node) => predicate(node) && holds(node, value)) ?? null,
  };
}

const holds = (holder: unknown, value: object): boolean =>
  holder === value ||
  (typeof holder === "object" && holder !== null && Object.values(holder).some((item) => holds(item, value)));

function matches(value: unknown, filter: Record<string, unknown> = {}): boolean {
  return Object.entries(filter).every(([key, wanted]) => {
    if (key === "eq") return (value ?? null) === wanted;
    if (key === "ne") return (value ?? null) !== wanted;
    if (key === "elemMatch")
      return Array.isArray(value) && isRecord(wanted) && value.some((item) => matches(item, wanted));
    return isRecord(wanted) && matches(isRecord(value) ? value[key] : undefined, wanted);
  });
}

/** The number a sort such as { menu: { order: "ASC" } } points at. @throws Error for any other sort */
function numberAt(value: unknown, sort: unknown): number {
  if (sort === "ASC" && typeof value === "number") return value;
  const [[key, below] = []] = isRecord(sort) ? Object.entries(sort) : [];
  if (key === undefined) throw new Error("These nodes can only be sorted upwards, by numbers.");
  return numberAt(isRecord(value) ? value[key] : undefined, below);
}
