import type { Place, SourceFile } from "./documents";

/** A mistake in the content, worded for an editor. */
export interface Problem extends Place {
  /** Path below the content folder. */
  file: string;
  /** What is wrong, in Turkish. */
  message: string;
  /** How to mend it, in Turkish. */
  fix?: string;
  /** The line in question, as written. */
  source: string;
}

export function problemAt(file: SourceFile, place: Place, message: string, fix?: string): Problem {
  const source = file.text.split(/\r?\n/)[place.line - 1] ?? "";
  return { file: file.path, ...place, message, source, ...(fix === undefined ? {} : { fix }) };
}

/** "content/products/x.yaml:12:3  message", the line with a caret below its column, and the fix. */
export function formatProblem(problem: Problem): string {
  const number = String(problem.line);
  const caret = " ".repeat(number.length + 3 + problem.column - 1);
  return [
    `content/${problem.file}:${problem.line}:${problem.column}  ${problem.message}`,
    `  ${number} │ ${problem.source.replaceAll("\t", " ")}`,
    `  ${caret}^`,
    ...(problem.fix ? [`  → ${problem.fix}`] : []),
  ].join("\n");
}

export function formatProblems(problems: readonly Problem[]): string {
  const files = new Set(problems.map((problem) => problem.file)).size;
  return [
    ...problems.map(formatProblem),
    `İçerikte ${problems.length} hata var (${files} dosyada). Düzeltip yeniden deneyin.`,
  ].join("\n\n");
}
