import type { SourceFile } from "./documents";
import { type DocumentKind, documentKinds } from "./index";
import { dig } from "./walk";

/** A kind of document with a page of its own. */
type RoutedKind = DocumentKind & { route: string };

/** GraphQL types of the documents with a page of their own. */
export const pageTypes: readonly string[] = documentKinds.flatMap(({ type, route }) => (route ? [type] : []));

/** Kinds with a fixed route; optional ones only exist with their file. */
export const routedKinds = documentKinds.filter(
  (kind): kind is RoutedKind => kind.route !== undefined && kind.route !== "slug",
);

/** Route of a document; undefined if it has none. */
export function routeOf({ kind, value }: SourceFile): string | undefined {
  if (kind?.route !== "slug") return kind?.route;
  const slug = dig(value, ["slug"]);
  return typeof slug === "string" ? `/${slug}` : undefined;
}

/** Routes excluded from the sitemap and search engines. */
export const unlistedRoutes = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ kind, value }) => kind?.unlisted || dig(value, ["unlisted"]) === true)
    .flatMap((file) => routeOf(file) ?? []);

/** Slugs that the forms link to: privacy notice, and results of a form sent without scripts. */
export const neededSlugs = ["kvkk", "mesaj-alindi", "mesaj-gonderilemedi"] as const;
