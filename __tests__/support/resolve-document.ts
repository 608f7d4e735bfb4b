import { buildSchema, type GraphQLFieldResolver, graphql, isObjectType } from "gatsby/graphql";
import { createFactExtensions } from "../../src/build/graphql/facts";
import { graphqlTypes } from "../../src/build/graphql/types";
import { documentKinds } from "../../src/content-model";

type Resolver = GraphQLFieldResolver<unknown, unknown>;

/** What Gatsby gives to the types of the content model, which this schema lacks. */
const gatsbyTypes = `
  directive @dontInfer on OBJECT
  directive @text on FIELD_DEFINITION
  directive @fromFact on FIELD_DEFINITION
  directive @shownProducts on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  interface Node { socialCard: SocialCard }
  interface RoutedPage { socialCard: SocialCard }
  type File { id: ID }
  type SocialCard { id: ID }
`;

/** The field extensions that read facts, by name. */
function factResolvers(): Map<string, Resolver> {
  const resolvers = new Map<string, Resolver>();
  createFactExtensions(
    Object.assign(Object.create(null), {
      actions: {
        createFieldExtension: ({
          name,
          extend,
        }: {
          name: string;
          extend(args: object): { resolve: Resolver };
        }) => resolvers.set(name, extend({}).resolve),
      },
    }),
  );
  return resolvers;
}

/**
 * Queries a document as a page does: through the types of the content model and the resolvers of facts.
 * @param fields GraphQL of the fields, with its fragments below
 */
export async function resolveDocument<T>(
  type: string,
  document: object,
  site: object,
  fields: string,
): Promise<T> {
  const { types } = graphqlTypes(documentKinds.filter((kind) => kind.type === type));
  const schema = buildSchema(`${gatsbyTypes}${types}\ntype Query { document: ${type} }`);
  const resolvers = factResolvers();
  for (const each of Object.values(schema.getTypeMap()))
    for (const field of isObjectType(each) ? Object.values(each.getFields()) : []) {
      const names = field.astNode?.directives?.map(({ name }) => name.value) ?? [];
      const [resolver] = names.flatMap((name) => resolvers.get(name) ?? []);
      if (resolver) field.resolve = resolver;
    }
  const root = { ...document, internal: { type } };
  const { data, errors } = await graphql({
    schema,
    source: `query { document ${fields}`,
    rootValue: { document: root },
    contextValue: { nodeModel: { findOne: async () => site, findRootNodeAncestor: () => root } },
  });
  if (errors) throw new Error(errors.join("\n"));
  return JSON.parse(JSON.stringify(data)).document;
}
