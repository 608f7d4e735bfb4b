import type { CreatePagesArgs, Page } from "gatsby";
import { buildSchema, graphql } from "graphql";
import { dig } from "../../content-tools/model/walk";
import { createNodeModel, type DocumentNode } from "./gatsby-store";

/** Gatsby's connection of products, as far as the query that makes their pages needs it. */
const schema = buildSchema(`
  enum Order { ASC DESC }
  enum Select { SELECT }
  input TextFilter { ne: String }
  input ProductFilter { slug: TextFilter }
  input MenuSort { order: Order }
  input ProductSort { menu: MenuSort }
  input MenuSelector { group: Select }
  input ProductSelector { menu: MenuSelector }
  type Product { id: ID! slug: String }
  type ProductGroup { nodes: [Product!]! }
  type ProductConnection { group(field: ProductSelector!): [ProductGroup!]! }
  type Query { allProduct(filter: ProductFilter, sort: ProductSort): ProductConnection! }
`);

interface Asked {
  filter?: Record<string, unknown>;
  sort?: Record<string, unknown>;
}

async function products(nodes: readonly DocumentNode[], { filter, sort }: Asked) {
  const query = JSON.parse(JSON.stringify({ filter, sort }));
  const found = [...(await createNodeModel(nodes).findAll({ type: "Product", query })).entries];
  return {
    group() {
      const names = [...new Set(found.map((node) => dig(node, ["menu", "group"])))];
      return names.map((name) => ({ nodes: found.filter((node) => dig(node, ["menu", "group"]) === name) }));
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
      graphql({ schema, source, rootValue: { allProduct: (asked: Asked) => products(nodes, asked) } }),
    actions: { createPage: (page: Page<Record<string, unknown>>) => void pages.set(page.path, page) },
    reporter: { panicOnBuild: report("panic"), error: report("error"), success: report("success") },
    store: { getState: () => ({ program: { directory } }) },
  };
  return { args: args as object as CreatePagesArgs, pages, reports };
}
