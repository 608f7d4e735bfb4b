import { posix } from "node:path";
import { type DocumentKind, documentKinds } from "../../model";
import { indexContent, nextOrder, ownFacts } from "../../model/content-index";
import type { SourceFile } from "../../model/documents";
import { fieldsOf, isRecord } from "../../model/walk";
import { labelOf } from "./label";
import { pictureAddress, pictureFolder } from "./pictures";
import { type Choices, type Widget, widgetsOf } from "./widgets";

interface CollectionFile {
  name: string;
  label: string;
  file: string;
  fields: Widget[];
}

interface Collection {
  name: string;
  label: string;
  label_singular?: string;
  description?: string;
  format: "yaml";
  extension: "yaml";
  editor: { preview: false };
  folder?: string;
  create?: boolean;
  slug?: string;
  identifier_field?: string;
  summary?: string;
  sortable_fields?: readonly string[];
  fields?: Widget[];
  files?: CollectionFile[];
}

/** The configuration of Decap CMS: https://decapcms.org/docs/configuration-options */
export interface EditorConfig {
  backend: { name: "proxy"; proxy_url: string };
  load_config_file: false;
  show_preview_links: false;
  locale: "tr";
  media_folder: string;
  public_folder: string;
  slug: { encoding: "ascii"; clean_accents: true };
  collections: Collection[];
}

/** @param files the content as it stands: menu groups, categories, pages and facts are chosen from it */
export function editorConfig(files: readonly SourceFile[]): EditorConfig {
  const [folders, single] = partition(documentKinds, ({ file }) => file.includes("*"));
  const [pages, settings] = partition(single, ({ file }) => file.startsWith("pages/"));
  return {
    backend: { name: "proxy", proxy_url: "/api/v1" },
    load_config_file: false,
    show_preview_links: false,
    locale: "tr",
    media_folder: pictureFolder,
    public_folder: pictureAddress,
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      ...folders.map((kind) => folderCollection(kind, files)),
      fileCollection("pages", "Sayfalar", pages, files),
      fileCollection("settings", "Laboratuvar ve menüler", settings, files),
    ],
  };
}

const common = { format: "yaml", extension: "yaml", editor: { preview: false } } as const;

/** Folders to which documents can be added: how they are called, and the field by which their documents are. */
const folderWords: Readonly<Record<string, { name: string; label: string; title: string }>> = {
  Product: { name: "products", label: "Ürünler", title: "name" },
  TextPage: { name: "added-pages", label: "Eklenen sayfalar", title: "title" },
};

function folderCollection(kind: DocumentKind, files: readonly SourceFile[]): Collection {
  const fields = widgetsOf(kind.schema, choicesFor(kind, files));
  const { name, label, title } = folderWords[kind.type] ?? {
    name: kind.type,
    label: kind.type,
    title: "title",
  };
  return {
    ...common,
    name,
    label,
    label_singular: labelOf(kind.schema.description ?? ""),
    folder: `content/${posix.dirname(kind.file)}`,
    create: true,
    // The file is named after the page's address, not after the product: the address is what has to be unique.
    slug: "{{fields.slug}}",
    identifier_field: title,
    summary: `{{${title}}}`,
    sortable_fields: [title],
    fields: withOrders(fields, files),
  };
}

/** New products come last in the menu and the catalogue; the form asks for a number all the same. */
function withOrders(fields: readonly Widget[], files: readonly SourceFile[]): Widget[] {
  return fields.map((section) => {
    if (!section.required || !section.fields?.some(({ name }) => name === "order")) return section;
    const order = nextOrder(files, section.name);
    return {
      ...section,
      fields: section.fields.map((field) => (field.name === "order" ? { ...field, default: order } : field)),
    };
  });
}

function fileCollection(
  name: string,
  label: string,
  kinds: readonly DocumentKind[],
  files: readonly SourceFile[],
): Collection {
  return {
    ...common,
    name,
    label,
    files: kinds.map((kind) => ({
      name: posix.basename(kind.file, ".yaml"),
      label: labelOf(kind.schema.description ?? kind.type),
      file: `content/${kind.file}`,
      fields: widgetsOf(kind.schema, choicesFor(kind, files)),
    })),
  };
}

function choicesFor(kind: DocumentKind, files: readonly SourceFile[]): Choices {
  const { lists, routes, quantities } = indexContent(files);
  const ofKind = files.filter((file) => file.kind === kind);
  const siteFacts = isRecord(quantities) ? Object.keys(quantities) : [];
  return {
    menuGroup: lists.menuGroup.values,
    category: lists.category.values,
    // Links into the middle of a page are offered where the document has them already.
    link: unique([...routes.filter((route) => route !== "/404"), ...linksIn(ofKind)]),
    factName: unique([...ofKind.flatMap(ownFacts), ...siteFacts]),
  };
}

const linksIn = (files: readonly SourceFile[]): string[] =>
  files
    .flatMap(fieldsOf)
    .flatMap(({ meta, value }) => (meta.kind === "link" && typeof value === "string" ? [value] : []));

const unique = (values: readonly string[]): string[] => [...new Set(values)];

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
