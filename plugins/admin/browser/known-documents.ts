import type { DocumentKind } from "../../../content-model";
import { parseSourceFile, type SourceFile } from "../../../content-model/documents";
import { dig } from "../../../content-model/walk";

/**
 * The documents as the page has read and saved them, by their paths below `content/`. It is told of no removal: what was deleted
 * stays known until the page is opened anew.
 */
const known = new Map<string, SourceFile>();

/** A document is read without its path being told: one of a folder's is named after its address. */
export function noteRead({ file }: DocumentKind, text: string, value: unknown): void {
  const path = file.replace("*", String(dig(value, ["slug"]) ?? ""));
  known.set(path, parseSourceFile(path, text));
}

export const noteSaved = (file: SourceFile): void => void known.set(file.path, file);

/** All documents but the one at a path. */
export const documentsBeside = (path: string): SourceFile[] =>
  [...known.values()].filter((file) => file.path !== path);
