import {
  positionAt,
  positionOf,
  positionOfPart,
  type SourceFile,
  type SourcePosition,
  type ValuePath,
} from "../documents";

export interface Place {
  file: SourceFile;
  path: ValuePath;
}

/** What is wrong and how to fix it, in Turkish words that suit files and forms. */
export interface Explanation {
  message: string;
  fix: string;
  /** The right value, if it can be guessed; a file may need quotes around it. */
  value?: string | number | undefined;
  /** Other fields that the mistake concerns. */
  see?: readonly Place[];
}

/** A mistake in a field. */
export interface Problem extends Place, Explanation {
  /** Position in the file. */
  at: SourcePosition;
}

/** What to point at: the field's value or key, a part of its text, or a character of the file. */
type Target = "value" | "key" | { part: string } | { offset: number };

export function problemAt(
  file: SourceFile,
  path: ValuePath,
  explanation: Explanation,
  target: Target = "value",
): Problem {
  return { ...explanation, file, path, at: positionIn(file, path, target) };
}

function positionIn(file: SourceFile, path: ValuePath, target: Target): SourcePosition {
  if (typeof target === "string") return positionOf(file, path, target);
  return "part" in target ? positionOfPart(file, path, target.part) : positionAt(file, target.offset);
}

/** Sorts by position; keeps the first of several about one field there, because the others follow from it. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    const { file, path, at } = problem;
    const key = [file.path, at.line, at.column, ...path].join(":");
    if (!first.has(key)) first.set(key, problem);
  }
  return [...first.values()].sort(
    (a, b) => a.file.path.localeCompare(b.file.path) || a.at.line - b.at.line || a.at.column - b.at.column,
  );
}
