import type { SourceFile } from "./documents";
import { dig } from "./walk";

/** Whether a document is marked as hidden. */
export const isHidden = (document: unknown): boolean => dig(document, ["hidden"]) === true;

export const withoutHidden = (files: readonly SourceFile[]): SourceFile[] =>
  files.filter(({ value }) => !isHidden(value));
