import type { SourceFile } from "./documents";
import { type DocumentKind, documentKinds } from "./index";
import { dig } from "./walk";

/** A kind of document that is a page at an address of its own. */
export type RoutedKind = DocumentKind & { route: string };

const isRouted = (kind: DocumentKind): kind is RoutedKind => Boolean(kind.route) && kind.route !== "slug";

/** Kinds of which each is one page; an optional one is a page where its file is there. */
export const routedKinds: readonly RoutedKind[] = documentKinds.filter(isRouted);

/** @param paths of the documents there are, below the content folder */
export const isPresent = ({ file }: DocumentKind, paths: readonly string[]): boolean => paths.includes(file);

/** The address of a document's page; undefined where it is no page, or does not give its address. */
export function routeOf({ kind, value }: SourceFile): string | undefined {
  if (kind?.route !== "slug") return kind?.route;
  const slug = dig(value, ["slug"]);
  return typeof slug === "string" ? `/${slug}` : undefined;
}

/** Pages that nobody looks for: they stay out of the sitemap and of search engines. */
export const unlistedRoutes = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ kind, value }) => kind?.unlisted || dig(value, ["unlisted"]) === true)
    .flatMap((file) => routeOf(file) ?? []);

/** Pages that the forms lead to: the notice about personal data, and what follows a form sent without scripts. */
export const neededSlugs = ["kvkk", "mesaj-alindi", "mesaj-gonderilemedi"] as const;
