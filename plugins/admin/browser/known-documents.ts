import type { DocumentKind } from "../../../src/content-model";
import { parseSourceFile, type SourceFile } from "../../../src/content-model/documents";
import { dig } from "../../../src/content-model/walk";

/**
 * The documents as the page has read and saved them, by numbers that their forms carry: a document is read without its path,
 * which need not be its address. Deletions are not tracked: a deleted document is kept until the page is reloaded.
 */
const known = new Map<number, SourceFile>();

let lastNumber = 0;

export const newNumber = (): number => ++lastNumber;

/** @returns the document's number; read again, as after someone else's change, it keeps it */
export function noteRead(kind: DocumentKind, text: string, value: unknown): number {
  const slug = slugOf(value);
  // A folder also holds documents of other kinds, which are read for their own again.
  if (kind.file.includes("*") && typeof slug !== "string") return newNumber();
  const same = [...known].find(([, file]) => file.kind === kind && slugOf(file.value) === slug);
  const number = same ? same[0] : newNumber();
  known.set(number, parseSourceFile(kind.file.replace("*", String(slug)), text));
  return number;
}

export const noteSaved = (number: number, file: SourceFile): void => void known.set(number, file);

/** A document as it was read or saved last. */
export const documentOf = (number: number): SourceFile | undefined => known.get(number);

/** All documents but the one with a number. */
export const documentsBeside = (number: number): SourceFile[] =>
  [...known].flatMap(([other, file]) => (other === number ? [] : [file]));

const slugOf = (value: unknown): unknown => dig(value, ["slug"]);
