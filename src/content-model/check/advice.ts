import type { SourceFile } from "../documents";
import { doubtsOfRules } from "./doubts-of-rules";
import type { Problem } from "./problem";
import { searchLengths } from "./search-lengths";

/** What is no mistake and could be better, as far as the documents say it. Pictures are judged by their files. */
export const advice = (files: readonly SourceFile[]): Problem[] => [
  ...searchLengths(files),
  ...doubtsOfRules(files),
];
