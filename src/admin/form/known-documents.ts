import type { DocumentKind } from "../../content-model";
import { parseSourceFile, type SourceFile } from "../../content-model/documents";
import { dig } from "../../content-model/walk";
import { hasMany } from "./names";

/** Id of a document, kept in its form data: the same after a reload, because Sveltia restores drafts of earlier ones. */
export const idOf = (kind: DocumentKind, value: unknown): string =>
  kind.file.replace("*", String(slugOf(value)));

/** Hash of a text. */
export const versionOf = (text: string): number =>
  [...text.trim()].reduce((hash, letter) => (hash * 33 + (letter.codePointAt(0) ?? 0)) | 0, 5381);

/** Documents that this page has read and saved, by id: Sveltia parses a file without giving its path. */
export class KnownDocuments {
  readonly #byId = new Map<string, SourceFile>();
  /** Versions that forms were filled from, of documents that Sveltia has changed since without a save. */
  readonly #filledFrom = new Map<string, number>();

  /** Texts that forms were filled from, by version. */
  readonly #texts = new Map<number, string>();

  #onRead: (() => void) | undefined;

  /** Calls back once when Sveltia begins to read the documents, which it does one after the other without a pause. */
  onRead(call: () => void): void {
    this.#onRead = call;
  }

  /** @returns the document's id */
  noteRead(kind: DocumentKind, text: string, value: unknown): string | undefined {
    // A folder may contain documents of other kinds, which are parsed again as those.
    if (hasMany(kind) && typeof slugOf(value) !== "string") return undefined;
    const id = idOf(kind, value);
    this.#onRead?.();
    this.#onRead = undefined;
    this.#byId.set(id, parseSourceFile(id, text));
    this.#filledFrom.delete(id);
    this.noteText(text);
    return id;
  }

  /** A form is filled from this text. */
  noteText(text: string): void {
    this.#texts.set(versionOf(text), text);
  }

  /** Text that a form was filled from; after a reload the document's last one. */
  textOf({ document, version = 0 }: { document?: string | undefined; version?: number }): string | undefined {
    return this.#texts.get(version) ?? this.at(document)?.text;
  }

  /** @param former the id before its address was changed */
  noteSaved(id: string, file: SourceFile, former = id): void {
    this.#byId.delete(former);
    this.#byId.set(id, file);
    this.#filledFrom.delete(id);
  }

  /** Sveltia clears what mentions a deleted document, and keeps the forms. */
  noteCleared(before: SourceFile, text: string): void {
    for (const [id, file] of this.#byId) {
      if (file !== before) continue;
      if (!this.#filledFrom.has(id)) this.#filledFrom.set(id, versionOf(file.text));
      this.#byId.set(id, parseSourceFile(file.path, text));
    }
  }

  noteDeleted(files: readonly SourceFile[]): void {
    for (const [id, file] of this.#byId) if (files.includes(file)) this.#byId.delete(id);
  }

  /** Whether a form was filled from the last read or saved version of a document. */
  isLatest(id: string, version: number | undefined): boolean {
    return version === (this.#filledFrom.get(id) ?? versionOf(this.at(id)?.text ?? ""));
  }

  /** Last read or saved version of a document. */
  at(id: string | undefined): SourceFile | undefined {
    return this.#byId.get(id ?? "");
  }

  /** All documents, except one. */
  beside(id?: string): SourceFile[] {
    return [...this.#byId].flatMap(([other, file]) => (other === id ? [] : [file]));
  }

  /** Values of the documents of a kind, by its GraphQL type. */
  valuesOf(type: string): unknown[] {
    return this.beside().flatMap(({ kind, value }) => (kind?.type === type ? [value] : []));
  }
}

const slugOf = (value: unknown): unknown => dig(value, ["slug"]);
