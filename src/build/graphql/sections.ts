import type { CreateSchemaCustomizationArgs } from "gatsby";
import { isRecord } from "../../content-model/walk";
import { type Context, firstNode } from "./nodes";
import { graphqlTypes, type UnionMembers } from "./types";

/** Interface of all routed pages: SEO and social card. */
const routedPage = `
  interface RoutedPage {
    seo: Seo!
    socialCard: SocialCard
  }
`;

/** Types of the content; unions are resolved by `type`. */
export function createContentTypes({ actions, schema }: CreateSchemaCustomizationArgs): void {
  const { types, unions } = graphqlTypes();
  const resolveType = (members: UnionMembers) => (value: unknown) =>
    members.get(String(isRecord(value) ? value.type : ""));
  actions.createTypes([
    routedPage,
    types,
    ...[...unions].map(([name, members]) =>
      schema.buildUnionType({ name, types: [...members.values()], resolveType: resolveType(members) }),
    ),
  ]);
}

/** Adds `site` to every kind of section: some show data of content/site.yaml. */
export function sectionSites() {
  const members = [...graphqlTypes().unions.values()].flatMap((union) => [...union.values()]);
  const site = {
    type: "SiteInfo!",
    resolve: (_source: unknown, _args: unknown, context: Context) => firstNode(context, "SiteInfo"),
  };
  return Object.fromEntries(members.map((type) => [type, { site }]));
}
