import type { SourceFile, SourcePosition } from "../documents";
import { fieldOf } from "./field-of";
import { inFile, inForm, type Sentence } from "./sentence";

/** The mistake and its fix, in Turkish, for an editor. */
export interface Explanation {
  message: Sentence;
  fix: Sentence;
}

/** A mistake in the content and its position. */
export interface Problem extends SourcePosition {
  /** The mistake and its fix in the words of the file. */
  message: string;
  fix: string;
  /** Both in the words of the form. */
  inForm: readonly [message: string, fix: string];
  /** Path relative to the content folder. */
  file: string;
  /** Label of the field in /admin; "" if there is none. */
  field: string;
  /** Source text of the line. */
  source: string;
  /** True if something required for publication is missing, which has no position. */
  isMissing?: true;
}

export function problemAt(
  file: SourceFile,
  position: SourcePosition,
  message: Sentence,
  fix: Sentence,
): Problem {
  const source = file.text.split(/\r?\n/)[position.line - 1] ?? "";
  const field = fieldOf(file, position.path ?? []);
  return {
    file: file.path,
    ...position,
    message: inFile(message),
    fix: inFile(fix),
    inForm: [inForm(message), inForm(fix)],
    field,
    source,
  };
}

/**
 * Sorts by file, line and column; keeps the first of several at one position, because the others follow from
 * it.
 */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const positionKey = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    if (!first.has(positionKey(problem))) first.set(positionKey(problem), problem);
  }
  return [...first.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

/** Characters shown on either side of the caret; longer lines are cut. */
const context = 60;

/** "content/products/x.yaml:12:3  message", the line with a caret, the label in /admin, and the fix. */
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

/** Path relative to the project folder. */
const pathOf = ({ file }: Problem): string =>
  file.startsWith("../") ? file.slice("../".length) : `content/${file}`;

export function formatProblems(problems: readonly Problem[]): string {
  const files = new Set(problems.map((problem) => problem.file)).size;
  return [
    ...problems.map(formatProblem),
    `İçerikte ${problems.length} hata var (${files} dosyada). Düzeltip yeniden deneyin.`,
  ].join("\n\n");
}
