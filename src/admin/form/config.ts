import { posix } from "node:path";
import type { CmsConfig, Collection, Field } from "@sveltia/cms";
import { type DocumentKind, documentKinds, fileNameOf } from "../../content-model";
import { indexContent, ownFacts, siteFactsOf } from "../../content-model/content-index";
import { nameOf } from "../../content-model/document-name";
import type { SourceFile } from "../../content-model/documents";
import { productFacts } from "../../content-model/product-facts";
import type { Repository } from "../../content-model/repository";
import { routeOf } from "../../content-model/routes";
import { metaOf } from "../../content-model/schema";
import { dig, fieldsOf } from "../../content-model/walk";
import { formatQuantity } from "../../domain/format";
import { backendOf } from "./backend";
import { type Choice, type Choices, formFields } from "./fields";
import { collectionOf, fileName, fixedPages, hasMany, settings } from "./names";
import { kindKey, liveKey, pictureFolder, publicFolder } from "./values";

interface ConfigOptions {
  /** Current content, for selects: menu groups, categories, pages and facts. */
  files: readonly SourceFile[];
  /** Publishing target; undefined for local editing only. */
  repository: Repository | undefined;
  title: string;
  siteUrl: string;
  /** The project's folder, named when a local folder is chosen. */
  folder: string;
}

/** The configuration of Sveltia CMS: https://sveltiacms.app/en/docs/config-basics */
export function editorConfig({ files, repository, title, siteUrl, folder }: ConfigOptions): CmsConfig {
  const folders = documentKinds.filter(hasMany);
  const single = documentKinds.filter((kind) => !hasMany(kind));
  return {
    load_config_file: false,
    backend: backendOf(repository, folder),
    app_title: title,
    site_url: siteUrl,
    logo: { src: "/icons/icon-192x192.png" },
    media_folder: pictureFolder,
    public_folder: publicFolder,
    media_libraries: {
      all: { slugify_filename: true, max_file_size: 12 * 2 ** 20 },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true },
    show_preview_links: false,
    collections: [
      ...folders.map((kind) => folderCollection(kind, files)),
      ...[fixedPages, settings].map((collection) => ({
        ...collection,
        files: single
          .filter((kind) => collectionOf(kind) === collection)
          .map((kind) => ({
            name: fileName(kind.file),
            label: metaOf(kind.schema).label ?? kind.type,
            file: `content/${kind.file}`,
            format: fileNameOf(kind),
            fields: [...formFields(kind.schema, choicesFor(kind, files)), liveForm],
          })),
      })),
    ],
  };
}

/** Reports each change of the form (`fields.tsx`). */
const liveForm: Field = { name: liveKey, label: "Denetim", widget: liveKey, required: false };

function folderCollection(kind: DocumentKind, files: readonly SourceFile[]): Collection {
  const { title = "title" } = kind;
  return {
    ...collectionOf(kind),
    label_singular: metaOf(kind.schema).label ?? "",
    folder: `content/${posix.dirname(kind.file)}`,
    format: fileNameOf(kind),
    extension: "yaml",
    // The folder may contain documents of other kinds. Sveltia names files after the field "slug".
    filter: { field: kindKey, value: kind.type },
    create: true,
    // Files are named after the slug, which is unique. Not editable: an editor would take the file's name for the address.
    slug: { template: "{{fields.slug}}", editable: false },
    identifier_field: title,
    summary: `{{${title}}}${"hidden" in kind.schema.shape ? "{{hidden | ternary(' (gizli)', '')}}" : ""}`,
    sortable_fields: { fields: [title], default: { field: title } },
    fields: [
      ...formFields(kind.schema, choicesFor(kind, files)),
      { name: kindKey, widget: "hidden", default: kind.type },
      liveForm,
    ],
  };
}

const choiceOf = (value: string): Choice => ({ label: value, value });

function choicesFor(kind: DocumentKind, files: readonly SourceFile[]): Choices {
  const { lists, routes, site } = indexContent(files);
  const facts = siteFactsOf(site?.value);
  const numbers = Object.keys(facts).filter((name) => typeof facts[name] === "object");
  const ofKind = files.filter((file) => file.kind === kind);
  return {
    menuGroup: lists.menuGroup.values.map(choiceOf),
    category: lists.category.values.map(choiceOf),
    // Anchors are offered only if the document already uses them.
    link: unique([...routes.filter((route) => route !== "/404"), ...linksIn(ofKind)]).map((value) => {
      const [route] = value.split("#");
      const page = files.find((file) => routeOf(file) === route);
      return { label: page ? `${nameOf(page)} (${value})` : value, value };
    }),
    factName: unique([...ofKind.flatMap(ownFacts), ...numbers]).map((name) => ({
      label: factLabel(name, ofKind, site?.value),
      value: name,
    })),
  };
}

/** Label of a fact, with its value if it is the laboratory's: "Gününde teslim · %98". */
function factLabel(name: string, ofKind: readonly SourceFile[], site: unknown): string {
  const own = ofKind.map(({ value }) => dig(value, ["facts", name, "label"])).find(Boolean);
  const field = productFacts.has(name) ? metaOf(productFacts.get(name)).label : undefined;
  const fact = siteFactsOf(site)[name];
  const value = typeof fact === "object" ? formatQuantity(fact) : "";
  const label = String(own ?? field ?? dig(site, ["facts", name, "label"]) ?? name);
  return own || field || !value ? label : `${label} · ${value}`;
}

const linksIn = (files: readonly SourceFile[]): string[] =>
  files
    .flatMap(fieldsOf)
    .flatMap(({ meta, value }) => (meta.kind === "link" && typeof value === "string" ? [value] : []));

const unique = (values: readonly string[]): string[] => [...new Set(values)];
