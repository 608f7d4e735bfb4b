import { type DocumentKind, documentKinds } from "./index";

/** A kind of document that is a page at an address of its own. */
export type RoutedKind = DocumentKind & { route: string };

const isRouted = (kind: DocumentKind): kind is RoutedKind => Boolean(kind.route) && kind.route !== "slug";

/** Kinds of which each is one page; an optional one is a page where its file is there. */
export const routedKinds: readonly RoutedKind[] = documentKinds.filter(isRouted);

/** @param paths of the documents there are, below the content folder */
export const isPresent = ({ file }: DocumentKind, paths: readonly string[]): boolean => paths.includes(file);
