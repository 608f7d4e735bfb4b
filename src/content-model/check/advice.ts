import type { SourceFile } from "../documents";
import { doubtsOfRules } from "./doubts-of-rules";
import { expiredDates } from "./expired-dates";
import { longWords } from "./long-words";
import type { Problem } from "./problem";
import { searchLengths } from "./search-lengths";

/** Advice on documents: valid, but could be better. Advice on pictures is in `picture-file.ts`. */
export const advice = (files: readonly SourceFile[]): Problem[] => [
  ...searchLengths(files),
  ...doubtsOfRules(files),
  ...expiredDates(files),
  ...longWords(files),
];
