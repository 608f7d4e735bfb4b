import type { CreatePagesArgs, Page } from "gatsby";
import { buildSchema, graphql } from "graphql";
import { dig } from "../../src/content-model/walk";
import { createNodeModel, type DocumentNode } from "./gatsby-store";

/** Gatsby's products and menus, as far as the queries that make pages need them. */
const schema = buildSchema(`
  enum Order { ASC DESC }
  enum Select { SELECT }
  input TextFilter { ne: String }
  input ProductFilter { slug: TextFilter }
  input MenuSort { order: Order }
  input ProductSort { menu: MenuSort }
  input MenuSelector { group: Select }
  input CardSelector { category: Select }
  input ProductSelector { menu: MenuSelector catalogue: CardSelector }
  type Product { id: ID! slug: String related: [String!] }
  type ProductGroup { fieldValue: String! nodes: [Product!]! }
  type ProductConnection { group(field: ProductSelector!): [ProductGroup!]! }
  type ProductsMenu { groups: [String!]! }
  type Navigation { products: ProductsMenu! }
  type Page { id: ID! slug: String }
  type PageConnection { nodes: [Page!]! }
  type Query {
    allProduct(filter: ProductFilter, sort: ProductSort): ProductConnection!
    allPage(filter: ProductFilter): PageConnection!
    navigation: Navigation
  }
`);

interface Asked {
  filter?: Record<string, unknown>;
  sort?: Record<string, unknown>;
}

async function products(nodes: readonly DocumentNode[], { filter, sort }: Asked) {
  const query = JSON.parse(JSON.stringify({ filter, sort }));
  const found = [
    ...(await createNodeModel(nodes).findAll({ type: "Product", query })).entries,
  ] as DocumentNode[];
  return {
    /** As Gatsby groups: a product stands in a group as often as its list names it. */
    group({ field }: { field: Record<string, Record<string, unknown>> }) {
      const [[outer = "", inner = {}] = []] = Object.entries(field);
      const [name = ""] = Object.keys(inner);
      const valuesOf = (node: DocumentNode) => [dig(node, [outer])].flat().map((each) => dig(each, [name]));
      const values = [...new Set(found.flatMap(valuesOf))].filter((value) => value !== undefined);
      return values.map((value) => ({
        fieldValue: value,
        nodes: found.flatMap((node) => valuesOf(node).flatMap((each) => (each === value ? [node] : []))),
      }));
    },
  };
}

export interface PagesMade {
  args: CreatePagesArgs;
  /** Pages made so far, by their paths. */
  pages: Map<string, Page<Record<string, unknown>>>;
  /** What was reported, as "error: …", "panic: …" or "success: …". */
  reports: string[];
}

/**
 * What Gatsby hands to `createPages`, over these documents.
 * @param directory the project's folder
 */
export function createPagesArgs(nodes: readonly DocumentNode[], directory = "/"): PagesMade {
  const pages: PagesMade["pages"] = new Map();
  const reports: string[] = [];
  const report = (kind: string) => (message: string) => void reports.push(`${kind}: ${message}`);
  const args = {
    graphql: (source: string) =>
      graphql({
        schema,
        source,
        rootValue: {
          allProduct: (asked: Asked) => products(nodes, asked),
          allPage: async ({ filter }: Asked) => ({
            nodes: [...(await createNodeModel(nodes).findAll({ type: "Page", query: { filter } })).entries],
          }),
          navigation: nodes.find(({ internal }) => internal.type === "Navigation") ?? null,
        },
      }),
    actions: { createPage: (page: Page<Record<string, unknown>>) => void pages.set(page.path, page) },
    reporter: { panicOnBuild: report("panic"), error: report("error"), success: report("success") },
    store: { getState: () => ({ program: { directory } }) },
  };
  return { args: args as object as CreatePagesArgs, pages, reports };
}
