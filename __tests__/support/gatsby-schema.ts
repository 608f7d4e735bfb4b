import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import {
  buildASTSchema,
  extendSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  graphql,
  isObjectType,
  isUnionType,
  parse,
} from "graphql";
import { createResolvers, createSchemaCustomization } from "../../src/build/graphql";
import type { Context } from "../../src/build/graphql/facts";
import { createNodeModel, type DocumentNode } from "./gatsby-store";

type Resolver = GraphQLFieldResolver<unknown, Context>;

/** A union as Gatsby's builder of types takes it. */
interface UnionConfig {
  name: string;
  types: readonly string[];
  resolveType: (value: unknown) => string | undefined;
}

interface AddedField {
  /** Absent for a field that the type has already. */
  type?: string;
  args?: Record<string, string>;
  resolve: Resolver;
}

/** What Gatsby itself brings to the schema, as far as the documents' types need it. */
const ofGatsby = `
  directive @dontInfer on OBJECT
  directive @text on FIELD_DEFINITION
  directive @fromFact on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  interface Node { id: ID! }
  type File { id: ID }
  type ImageSharp { id: ID }
  type Query { product(slug: String!): Product, navigation: Navigation, siteInfo: SiteInfo, homePage: HomePage, productsPage: ProductsPage, page(slug: String!): Page }
`;

/** Calls a hook as Gatsby does and keeps what it hands over. */
function collected(): {
  sdl: string;
  extensions: Map<string, Resolver>;
  fields: [string, string, AddedField][];
  unions: UnionConfig[];
} {
  const sdl: string[] = [];
  const extensions = new Map<string, Resolver>();
  const fields: [string, string, AddedField][] = [];
  const unions: UnionConfig[] = [];
  const builder = { buildUnionType: (config: UnionConfig) => config };
  const actions = {
    createTypes: (types: string | readonly (string | UnionConfig)[]) => {
      for (const each of [types].flat()) {
        if (typeof each === "string") sdl.push(each);
        else unions.push(each);
      }
    },
    createFieldExtension: ({ name, extend }: { name: string; extend(): { resolve: Resolver } }) =>
      void extensions.set(name, extend().resolve),
  };
  createSchemaCustomization?.(
    { actions, schema: builder } as object as CreateSchemaCustomizationArgs,
    { plugins: [] },
    () => {},
  );
  const add = (resolvers: Record<string, Record<string, AddedField>>) => {
    for (const [type, added] of Object.entries(resolvers)) {
      for (const [name, field] of Object.entries(added)) fields.push([type, name, field]);
    }
  };
  createResolvers?.(
    { createResolvers: add } as Partial<CreateResolversArgs> as CreateResolversArgs,
    { plugins: [] },
    () => {},
  );
  sdl.push(...unions.map(({ name, types }) => `union ${name} = ${types.join(" | ")}`));
  return { sdl: sdl.join("\n"), extensions, fields, unions };
}

function createSchema(): GraphQLSchema {
  const { sdl, extensions, fields, unions } = collected();
  const withIds = sdl.replaceAll(/implements Node[^{]*\{/g, "$&\n  id: ID!");
  const added = fields.flatMap(([type, name, { type: result, args = {} }]) => {
    const takes = Object.entries(args).map(([arg, kind]) => `${arg}: ${kind}`);
    // A resolver may say anew what a field of the model holds.
    const isDeclared = new RegExp(`type ${type} [^}]*\\b${name}[:(]`).test(sdl);
    return result && !isDeclared
      ? [`extend type ${type} { ${name}${takes.length > 0 ? `(${takes.join(", ")})` : ""}: ${result} }`]
      : [];
  });
  const base = buildASTSchema(parse(withIds + ofGatsby));
  const schema = added.length > 0 ? extendSchema(base, parse(added.join("\n"))) : base;
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const directive = field.astNode?.directives
        ?.map(({ name }) => extensions.get(name.value))
        .find(Boolean);
      if (directive) field.resolve = directive;
    }
  }
  for (const { name, resolveType } of unions) {
    const union = schema.getType(name);
    if (isUnionType(union)) union.resolveType = resolveType;
  }
  for (const [type, name, { resolve }] of fields) {
    const owner = schema.getType(type);
    const field = isObjectType(owner) ? owner.getFields()[name] : undefined;
    if (!field) throw new Error(`${type}.${name} is resolved and not declared.`);
    field.resolve = resolve;
  }
  return schema;
}

/**
 * Answers a query as the site's schema does over these documents.
 * @throws Error with the first thing that went wrong
 */
export async function ask(nodes: readonly DocumentNode[], source: string): Promise<unknown> {
  const only = (type: string) => nodes.find((node) => node.internal.type === type) ?? null;
  const { data, errors } = await graphql({
    schema: createSchema(),
    source,
    rootValue: {
      product: ({ slug }: { slug: string }) => nodes.find((node) => node.slug === slug) ?? null,
      page: ({ slug }: { slug: string }) =>
        nodes.find((node) => node.slug === slug && node.internal.type === "Page") ?? null,
      navigation: only("Navigation"),
      siteInfo: only("SiteInfo"),
      homePage: only("HomePage"),
      productsPage: only("ProductsPage"),
    },
    contextValue: { nodeModel: createNodeModel(nodes), path: "/" } satisfies Context,
  });
  if (errors?.[0]) throw errors[0];
  return JSON.parse(JSON.stringify(data));
}
