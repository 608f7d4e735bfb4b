import { shortened } from "../../content-model/check/names";
import { nameOf } from "../../content-model/document-name";
import type { SourceFile, ValuePath } from "../../content-model/documents";
import { metaOf } from "../../content-model/schema";
import { dig, fieldsOf, isRecord, schemaAt } from "../../content-model/walk";
import { adminStrings } from "../admin-strings";
import type { Form } from "./file-format";

/**
 * Gives a duplicate its new name wherever its original's must not be repeated. Addresses, other names and search texts are
 * left to the editor.
 */
export function freshCopy(form: Form, original: SourceFile): Form {
  const copy = structuredClone(form);
  const title = original.kind?.title ?? "";
  const name = copy[title];
  const isNamed = typeof name === "string" && name !== dig(original.value, [title]);
  delete copy.previous;
  if (!isNamed) return copy;
  const named = new Set<string>();
  for (const { path, value, meta } of fieldsOf(original)) {
    const { uniqueIn } = meta;
    if (!uniqueIn || uniqueIn === "list" || uniqueIn === "anchor" || path.length < 2) continue;
    // A second card needs another name, which only the editor knows.
    if (path[0] === "seo" || dig(copy, path) !== value || named.has(uniqueIn)) continue;
    named.add(uniqueIn);
    set(copy, path, name);
  }
  return copy;
}

function set(form: Form, path: ValuePath, value: unknown): void {
  const parent = dig(form, path.slice(0, -1));
  if (isRecord(parent)) parent[String(path.at(-1))] = value;
}

/** Lines, one per part of the form, with what a copy shares with its original. */
export function keptFrom(original: SourceFile | undefined, copy: SourceFile): string[] {
  if (!original) return [];
  const kept = new Map<string, string[]>();
  for (const { path, value, meta } of fieldsOf(copy)) {
    const isSaid =
      meta.kind === "text" ||
      meta.kind === "picture" ||
      (typeof value === "number" && path.at(-1) !== "order");
    if (!isSaid || value !== dig(original.value, path)) continue;
    const part = metaOf(schemaAt(copy, path.slice(0, 1))).label ?? "";
    kept.set(part, [...(kept.get(part) ?? []), shortened(String(value).replace(/^.*\/images\//, ""))]);
  }
  const lines = [...kept].map(
    ([part, values]) =>
      `${part}: ${values.slice(0, 3).join(" · ")}${values.length > 3 ? ` … (${values.length})` : ""}`,
  );
  return lines.length > 0 ? [`“${nameOf(original)}” ${adminStrings.keptFrom}`, ...lines] : [];
}
