import type { DocumentKind } from "../../content-model";
import { parseSourceFile, type SourceFile } from "../../content-model/documents";
import { dig } from "../../content-model/walk";
import { hasMany } from "./names";

/** Id of a document, kept in its form data. The same after a reload, because Sveltia restores drafts from before. */
export const idOf = (kind: DocumentKind, value: unknown): string =>
  kind.file.replace("*", String(slugOf(value)));

export const versionOf = (text: string): number =>
  [...text.trim()].reduce((hash, letter) => (hash * 33 + (letter.codePointAt(0) ?? 0)) | 0, 5381);

/** Documents that this page has read and saved, by id, because Sveltia parses files without giving their paths. */
export class KnownDocuments {
  readonly #byId = new Map<string, SourceFile>();
  /** Versions from which forms were filled, of documents that Sveltia has since changed without a save. */
  readonly #filledFrom = new Map<string, number>();

  /** Texts from which forms were filled, by version. */
  readonly #texts = new Map<number, string>();

  #onRead: (() => void) | undefined;

  /** Calls back once when Sveltia starts reading the documents, which it does without a pause. */
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

  /** Called when a form is filled from this text. */
  noteText(text: string): void {
    this.#texts.set(versionOf(text), text);
  }

  /** Text from which a form was filled; after a reload the document's last one. */
  textOf({ document, version = 0 }: { document?: string | undefined; version?: number }): string | undefined {
    return this.#texts.get(version) ?? this.at(document)?.text;
  }

  /** @param former the id before the address was changed */
  noteSaved(id: string, file: SourceFile, former = id): void {
    this.#byId.delete(former);
    this.#byId.set(id, file);
    this.#filledFrom.delete(id);
  }

  /** For a document from which Sveltia removed references to a deleted one: forms filled before remain up to date. */
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

  /** All documents except the one with the id. */
  beside(id?: string): SourceFile[] {
    return [...this.#byId].flatMap(([other, file]) => (other === id ? [] : [file]));
  }

  /** Values of the documents of a kind, by its GraphQL type. */
  valuesOf(type: string): unknown[] {
    return this.beside().flatMap(({ kind, value }) => (kind?.type === type ? [value] : []));
  }
}

const slugOf = (value: unknown): unknown => dig(value, ["slug"]);
