import type { DocumentKind } from "../../../src/content-model";
import { parseSourceFile, type SourceFile } from "../../../src/content-model/documents";
import { dig } from "../../../src/content-model/walk";
import { hasMany, nameOf } from "../form/names";

/**
 * Documents read and saved by this page, by a number stored in their form data: Sveltia parses a file without
 * giving its path. Deletions are not tracked until a reload.
 */
const known = new Map<number, SourceFile>();

let lastNumber = 0;

export const newNumber = (): number => ++lastNumber;

/** @returns the document's number; reading it again keeps it */
export function noteRead(kind: DocumentKind, text: string, value: unknown): number {
  const slug = slugOf(value);
  // A folder may contain documents of other kinds, which are parsed again as those.
  if (hasMany(kind) && typeof slug !== "string") return newNumber();
  const same = [...known].find(([, file]) => file.kind === kind && slugOf(file.value) === slug);
  const number = same ? same[0] : newNumber();
  known.set(number, parseSourceFile(kind.file.replace("*", String(slug)), text));
  return number;
}

export const noteSaved = (number: number, file: SourceFile): void => void known.set(number, file);

/** Last read or saved version of a document. */
export const documentOf = (number: number): SourceFile | undefined => known.get(number);

/** Last read or saved documents of a kind, by its GraphQL type. */
export const documentsOf = (type: string): unknown[] =>
  [...known.values()].flatMap(({ kind, value }) => (kind?.type === type ? [value] : []));

/** Title of the document whose form has this address: "#/collections/products/entries/x"; "" if unknown. */
export function titleAt(address: string): string {
  const [, folder, name] = /\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(address) ?? [];
  const file = [...known.values()].find(({ path }) => path === `${folder}/${name}.yaml`);
  return file ? nameOf(file) : "";
}

/** All documents except one. */
export const documentsBeside = (number: number): SourceFile[] =>
  [...known].flatMap(([other, file]) => (other === number ? [] : [file]));

const slugOf = (value: unknown): unknown => dig(value, ["slug"]);
