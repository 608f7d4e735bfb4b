import { type DocumentKind, documentKindOf, documentKinds, fileNameOf } from "../../content-model";

/** Names in Sveltia's configuration. */
interface CollectionWords {
  name: string;
  label: string;
  icon: string;
}

const collections: Readonly<Record<string, CollectionWords>> = {
  Product: { name: "products", label: "Ürünler", icon: "dentistry" },
  Page: { name: "pages", label: "Sayfalar", icon: "description" },
};

/** Names of the collection of a kind with many documents. */
export const collectionWords = (kind: DocumentKind): CollectionWords =>
  collections[kind.type] ?? { name: fileNameOf(kind), label: kind.type, icon: "folder" };

export const hasMany = ({ file }: DocumentKind): boolean => file.includes("*");

/** Name of a single document within its collection. */
export const singleName = ({ file }: DocumentKind): string => file.replace(/^.*\/|\.yaml$/g, "");

/** Kind of an entry; new ones have no path yet. */
export const kindOfEntry = (collection: string, path: string): DocumentKind | undefined =>
  documentKinds.find((kind) => hasMany(kind) && collectionWords(kind).name === collection) ??
  documentKindOf(path.replace(/^content\//, ""));
