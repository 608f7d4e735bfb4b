import { positionOf } from "../documents";
import { keysAt } from "../walk";
import { fieldOf, placeOf } from "./names";
import type { Problem } from "./problem";

/** A problem as the command line shows it. */
export interface PlacedProblem {
  /** Path relative to the content folder. */
  file: string;
  line: number;
  column: number;
  /** Source text of the line. */
  source: string;
  /** Labels and keys of the field; "" for a whole file. */
  field: string;
  message: string;
  fix: string;
}

/** Adds file, line and keys, and writes the right value as a file needs it. */
export function placed(problem: Problem): PlacedProblem {
  const { file, at, path, message, fix, value, see = [] } = problem;
  const written = value === undefined ? "" : ` Şöyle yazın: ${JSON.stringify(value)}`;
  const places = see.map((place) => {
    const { line } = positionOf(place.file, place.path);
    return `\n    ${pathOf(place.file.path)}:${line}  ${placeOf(place)}`;
  });
  return {
    file: file.path,
    line: at.line,
    column: at.column,
    // A whole file has no line to show.
    source:
      path.length === 0 && at.line === 1 && at.column === 1
        ? ""
        : (file.text.split(/\r?\n/)[at.line - 1] ?? ""),
    field: path.length > 0 ? `${fieldOf(problem)} (${keysOf(problem)})` : "",
    message,
    fix: `${fix}${written}${places.join("")}`,
  };
}

/** "seo (title, description)": the keys of a field, and of those below it. */
function keysOf({ file, path }: Problem): string {
  const below = keysAt(file, path);
  return [path.map((step) => (typeof step === "number" ? step + 1 : step)).join("."), below.join(", ")]
    .filter(Boolean)
    .join(": ");
}

/** "content/products/x.yaml:12:3  message", the line with a caret, the field, and the fix. */
export function formatProblem({ file, line, column, source, field, message, fix }: PlacedProblem): string {
  const shown = source.replaceAll("\t", " ");
  const caret = " ".repeat(String(line).length + 2 + column);
  return [
    `${pathOf(file)}:${line}:${column}  ${message}`,
    ...(shown === "" ? [] : [`  ${line} │ ${shown}`, `  ${caret}^`]),
    ...(field === "" ? [] : [`  ${field}`]),
    `  → ${fix}`,
  ].join("\n");
}

/** Path relative to the project folder. */
const pathOf = (file: string): string =>
  file.startsWith("../") ? file.slice("../".length) : `content/${file}`;

export function formatProblems(problems: readonly PlacedProblem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  return [
    ...problems.map(formatProblem),
    `İçerikte ${problems.length} hata var (${files} dosyada). Düzeltip yeniden deneyin.`,
  ].join("\n\n");
}
