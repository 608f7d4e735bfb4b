import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { documentKinds } from "../content-model";
import { placeOf, type SourceFile } from "./documents";
import { nameFacts, placeholdersIn } from "./placeholders";
import { type Problem, problemAt } from "./problem";
import { nearest } from "./suggest";
import { type Field, fieldsOf, isRecord } from "./walk";

/** What the checks of references need to know of all documents together. */
export interface ContentIndex {
  contentFolder: string;
  routes: readonly string[];
  siteFacts: readonly string[];
  lists: Record<"menuGroup" | "category", { values: readonly string[]; where: string }>;
}

export function indexContent(contentFolder: string, files: readonly SourceFile[]): ContentIndex {
  const at = (path: string) => files.find((file) => file.path === path)?.value;
  const list = (document: unknown, ...keys: string[]) => strings(dig(document, keys));
  const slugs = files
    .filter((file) => file.kind?.route === "slug" && isRecord(file.value))
    .flatMap((file) => strings([dig(file.value, ["slug"])]));
  const fixed = documentKinds.flatMap((kind) => (kind.route && kind.route !== "slug" ? [kind.route] : []));
  const facts = dig(at("site.yaml"), ["facts"]);
  return {
    contentFolder,
    routes: [...fixed, ...slugs.map((slug) => `/${slug}`)],
    siteFacts: [...nameFacts, ...(isRecord(facts) ? Object.keys(facts) : [])],
    lists: {
      menuGroup: {
        values: list(at("navigation.yaml"), "products", "groups"),
        where: "content/navigation.yaml",
      },
      category: {
        values: list(at("pages/home.yaml"), "catalogue", "categories"),
        where: "content/pages/home.yaml",
      },
    },
  };
}

/** References that lead nowhere: pictures, links, facts, groups and categories. */
export function referenceProblems(file: SourceFile, index: ContentIndex): Problem[] {
  const facts = [...ownFacts(file), ...index.siteFacts];
  return fieldsOf(file).flatMap((field) => {
    const { meta, value } = field;
    if (typeof value !== "string") return [];
    if (meta.kind === "picture") return pictureProblems(file, field, value, index);
    if (meta.kind === "link") return linkProblems(file, field, value, index);
    if (meta.kind === "factName") return factProblems(file, field, [value], facts);
    if (meta.kind === "text") return factProblems(file, field, placeholdersIn(value), facts);
    if (meta.listedIn) return listProblems(file, field, value, index.lists[meta.listedIn]);
    return [];
  });
}

/** Names a product file adds to the facts: its own `facts`, its turnaround and its warranty. */
export function ownFacts(file: SourceFile): string[] {
  if (file.kind?.type !== "Product" || !isRecord(file.value)) return [];
  const { facts, turnaround, warranty } = file.value;
  return [
    ...(isRecord(facts) ? Object.keys(facts) : []),
    ...(turnaround ? ["turnaround"] : []),
    ...(warranty ? ["warranty"] : []),
  ];
}

function pictureProblems(file: SourceFile, field: Field, src: string, index: ContentIndex): Problem[] {
  const path = join(index.contentFolder, dirname(file.path), src);
  if (existsSync(path)) return [];
  const folder = dirname(path);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const near = nearest(basename(src), names, 3);
  return [
    problemAt(
      file,
      placeOf(file, field.path),
      `Görsel bulunamadı: ${src}`,
      near.length > 0 ? `Benzer adlar: ${near.join(", ")}.` : "Dosyayı content/images klasörüne koyun.",
    ),
  ];
}

function linkProblems(file: SourceFile, field: Field, to: string, index: ContentIndex): Problem[] {
  const route = to.replace(/#.*$/, "");
  if (index.routes.includes(route)) return [];
  const [near] = nearest(route, index.routes);
  return [
    problemAt(
      file,
      placeOf(file, field.path),
      `Sitede ${route} diye bir sayfa yok.`,
      near ? `${near} mi demek istediniz?` : undefined,
    ),
  ];
}

function factProblems(
  file: SourceFile,
  field: Field,
  names: readonly string[],
  facts: readonly string[],
): Problem[] {
  return names
    .filter((name) => !facts.includes(name))
    .map((name) => {
      const [near] = nearest(name, facts);
      return problemAt(
        file,
        placeOf(file, field.path),
        `“${name}” adında bir bilgi yok.`,
        near ? `“${near}” mi demek istediniz?` : `Kullanılabilenler: ${facts.join(", ")}.`,
      );
    });
}

function listProblems(
  file: SourceFile,
  field: Field,
  value: string,
  list: { values: readonly string[]; where: string },
): Problem[] {
  if (list.values.includes(value)) return [];
  const [near] = nearest(value, list.values);
  return [
    problemAt(
      file,
      placeOf(file, field.path),
      `“${value}” tanımlı değil.`,
      `${near ? `“${near}” mi demek istediniz? ` : ""}Kullanılabilenler (${list.where}): ${list.values.join(", ")}.`,
    ),
  ];
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];

function dig(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), value);
}
