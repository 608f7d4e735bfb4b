import { type DocumentKind, documentKindOf, documentKinds } from "../../content-model";

const products = { name: "products", label: "Ürünler", icon: "dentistry" };
const pages = { name: "pages", label: "Sayfalar", icon: "description" };
/** Collections of documents that exist once. */
export const fixedPages = { name: "fixed-pages", label: "Ana sayfa, iletişim ve listeler", icon: "home" };
export const settings = { name: "settings", label: "Laboratuvar ve menüler", icon: "settings" };

export function collectionOf(kind: DocumentKind): typeof products {
  if (hasMany(kind)) return kind.type === "Product" ? products : pages;
  return kind.file.startsWith("pages/") ? fixedPages : settings;
}

export const hasMany = ({ file }: DocumentKind): boolean => file.includes("*");

/** Name of a document within its collection. */
export const fileName = (path: string): string => path.replace(/^.*\/|\.yaml$/g, "");

/** Kind of an entry; new ones have no path yet. */
export const kindOfEntry = (collection: string, path: string): DocumentKind | undefined =>
  documentKinds.find((kind) => hasMany(kind) && collectionOf(kind).name === collection) ??
  documentKindOf(path.replace(/^content\//, ""));
