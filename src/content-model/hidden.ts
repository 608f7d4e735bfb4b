import type { SourceFile } from "./documents";
import { dig } from "./walk";

/** The GraphQL type of documents that the site does not show: no query asks for it. */
export const hiddenType = "Hidden";

/** Whether a document says that the site does not show it. */
export const isHidden = (document: unknown): boolean => dig(document, ["hidden"]) === true;

export const withoutHidden = (files: readonly SourceFile[]): SourceFile[] =>
  files.filter(({ value }) => !isHidden(value));
