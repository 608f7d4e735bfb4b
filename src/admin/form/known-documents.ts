import type { DocumentKind } from "../../content-model";
import { parseSourceFile, type SourceFile } from "../../content-model/documents";
import { dig } from "../../content-model/walk";
import { hasMany } from "./names";

/**
 * Documents read and saved by this page, by an id stored in their form data: Sveltia parses a file without
 * giving its path.
 */
const byId = new Map<string, SourceFile>();

/** Versions that forms were filled from, of documents that Sveltia has changed since without a save. */
const filledFrom = new Map<string, number>();

/** The same after a reload, because Sveltia restores drafts of earlier ones. */
export const idOf = (kind: DocumentKind, value: unknown): string =>
  kind.file.replace("*", String(slugOf(value)));

/** @returns the document's id */
export function noteRead(kind: DocumentKind, text: string, value: unknown): string | undefined {
  // A folder may contain documents of other kinds, which are parsed again as those.
  if (hasMany(kind) && typeof slugOf(value) !== "string") return undefined;
  const id = idOf(kind, value);
  byId.set(id, parseSourceFile(id, text));
  filledFrom.delete(id);
  return id;
}

/** @param former the id before its address was changed */
export function noteSaved(id: string, file: SourceFile, former = id): void {
  byId.delete(former);
  byId.set(id, file);
  filledFrom.delete(id);
}

/** Sveltia clears what mentions a deleted document, and keeps the forms. */
export function noteCleared(before: SourceFile, text: string): void {
  for (const [id, file] of byId) {
    if (file !== before) continue;
    if (!filledFrom.has(id)) filledFrom.set(id, versionOf(file.text));
    byId.set(id, parseSourceFile(file.path, text));
  }
}

/** Whether a form was filled from the last read or saved version of a document. */
export const isLatest = (id: string, version: number | undefined): boolean =>
  version === (filledFrom.get(id) ?? versionOf(byId.get(id)?.text ?? ""));

/** Last read or saved version of a document. */
export const documentOf = (id: string): SourceFile | undefined => byId.get(id);

/** Hash of a text. */
export const versionOf = (text: string): number =>
  [...text.trim()].reduce((hash, letter) => (hash * 33 + (letter.codePointAt(0) ?? 0)) | 0, 5381);

/** Last read or saved documents of a kind, by its GraphQL type. */
export const documentsOf = (type: string): unknown[] =>
  [...byId.values()].flatMap(({ kind, value }) => (kind?.type === type ? [value] : []));

export const allDocuments = (): SourceFile[] => [...byId.values()];

/** All documents except one. */
export const documentsBeside = (id: string | undefined): SourceFile[] =>
  [...byId].flatMap(([other, file]) => (other === id ? [] : [file]));

export function noteDeleted(files: readonly SourceFile[]): void {
  for (const [id, file] of byId) if (files.includes(file)) byId.delete(id);
}

const slugOf = (value: unknown): unknown => dig(value, ["slug"]);
