import { type DocumentKind, documentKindOf, documentKinds, fileNameOf } from "../../../src/content-model";
import type { SourceFile } from "../../../src/content-model/documents";
import { labelOf } from "../../../src/content-model/label";
import { dig } from "../../../src/content-model/walk";

/** Names in Sveltia's configuration. */
interface CollectionWords {
  name: string;
  label: string;
  icon: string;
  /** Field that identifies a document in lists. */
  title: string;
}

const known: Readonly<Record<string, CollectionWords>> = {
  Product: { name: "products", label: "Ürünler", icon: "dentistry", title: "name" },
  Page: { name: "pages", label: "Sayfalar", icon: "description", title: "title" },
};

/** Names of the collection of a kind with many documents. */
export const collectionWords = (kind: DocumentKind): CollectionWords =>
  known[kind.type] ?? { name: fileNameOf(kind), label: kind.type, icon: "folder", title: "title" };

export const hasMany = ({ file }: DocumentKind): boolean => file.includes("*");

/** Name of a single document within its collection. */
export const singleName = ({ file }: DocumentKind): string => file.replace(/^.*\/|\.yaml$/g, "");

/** Name of a document in the lists of /admin. */
export function nameOf({ kind, value }: SourceFile): string {
  if (!kind) return "";
  const name = hasMany(kind) ? dig(value, [collectionWords(kind).title]) : undefined;
  return String(name ?? labelOf(kind.schema.description ?? ""));
}

/** Kind of an entry; new ones have no path yet. */
export const kindOfEntry = (collection: string, path: string): DocumentKind | undefined =>
  documentKinds.find((kind) => hasMany(kind) && collectionWords(kind).name === collection) ??
  documentKindOf(path.replace(/^content\//, ""));
