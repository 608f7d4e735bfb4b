import type { Place, SourceFile } from "../documents";
import { fieldOf } from "./field-of";

/** What is wrong and how to put it right, in Turkish, for an editor. */
export interface Explanation {
  message: string;
  fix: string;
}

/** A mistake in the content and its place. */
export interface Problem extends Place, Explanation {
  /** Path below the content folder. */
  file: string;
  /** The field in question as the editing page calls it; "" where there is none. */
  field: string;
  /** The line in question, as written. */
  source: string;
  /** True: nothing wrong stands there; what a public site has to say does not stand anywhere. */
  isMissing?: true;
}

export function problemAt(file: SourceFile, place: Place, message: string, fix: string): Problem {
  const source = file.text.split(/\r?\n/)[place.line - 1] ?? "";
  return { file: file.path, ...place, message, fix, field: fieldOf(file, place, message), source };
}

/** Problems by file, line and column; of several at one place only the first, the others follow from it. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    if (!first.has(placeOf(problem))) first.set(placeOf(problem), problem);
  }
  return [...first.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

/** Characters of a line shown on either side of the caret; longer lines are cut so that the caret stays below. */
const context = 60;

/** "content/products/x.yaml:12:3  message", the line with a caret below its column, the field's name on the editing page, and the fix. */
export function formatProblem(problem: Problem): string {
  const number = String(problem.line);
  const skipped = Math.max(0, problem.column - 1 - context);
  const line = problem.source.slice(skipped, problem.column - 1 + context).replaceAll("\t", " ");
  const shown = `${skipped > 0 ? "…" : ""}${line}${problem.source.length > problem.column - 1 + context ? "…" : ""}`;
  const caret = " ".repeat(number.length + 3 + problem.column - 1 - skipped + (skipped > 0 ? 1 : 0));
  return [
    `${pathOf(problem)}:${problem.line}:${problem.column}  ${problem.message}`,
    ...(shown === "" ? [] : [`  ${number} │ ${shown}`, `  ${caret}^`]),
    ...(problem.field === "" ? [] : [`  ${problem.field}`]),
    `  → ${problem.fix}`,
  ].join("\n");
}

/** The file as it is found from the project's folder. */
const pathOf = ({ file }: Problem): string =>
  file.startsWith("../") ? file.slice("../".length) : `content/${file}`;

export function formatProblems(problems: readonly Problem[]): string {
  const files = new Set(problems.map((problem) => problem.file)).size;
  return [
    ...problems.map(formatProblem),
    `İçerikte ${problems.length} hata var (${files} dosyada). Düzeltip yeniden deneyin.`,
  ].join("\n\n");
}
