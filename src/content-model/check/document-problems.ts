import type { ContentIndex } from "../content-index";
import type { SourceFile } from "../documents";
import { altTextProblems } from "./alt-text-problems";
import { conflictProblems } from "./conflict-problems";
import { durationProblems } from "./duration-problems";
import { factNameProblems } from "./fact-name-problems";
import { linkProblems } from "./link-problems";
import { literalProblems } from "./literal-problems";
import { placementProblems } from "./placement-problems";
import type { Problem } from "./problem";
import { referenceProblems } from "./reference-problems";
import { encodingProblems, scalarProblems } from "./scalar-problems";
import { schemaProblems } from "./schema-problems";
import { syntaxProblems } from "./syntax-problems";
import { telephoneProblems } from "./telephone-problems";
import { unitProblems } from "./unit-problems";

/** Problems of a single document and its references, most severe first. */
export function documentProblems(file: SourceFile, index: ContentIndex): Problem[] {
  const whole = [...encodingProblems(file), ...conflictProblems(file)];
  if (whole.length > 0) return whole;
  const misplaced = placementProblems(file);
  const scalars = scalarProblems(file);
  const syntax = syntaxProblems(file).filter(({ line }) => !scalars.some((scalar) => scalar.line === line));
  const isReadable = file.value !== undefined && file.kind && misplaced.length === 0;
  return [
    ...misplaced,
    ...scalars,
    ...syntax,
    ...(isReadable
      ? fieldProblems(file, index).filter((problem) => !scalars.some(isSameField(problem)))
      : []),
  ];
}

const fieldProblems = (file: SourceFile, index: ContentIndex): Problem[] => [
  ...schemaProblems(file),
  ...linkProblems(file, index),
  ...referenceProblems(file, index),
  ...durationProblems(file, index),
  ...altTextProblems(file),
  ...factNameProblems(file),
  ...literalProblems(file),
  ...telephoneProblems(file),
  ...unitProblems(file, index),
];

/**
 * Skips fields whose value is parsed differently or has invisible characters: other problems follow from
 * that.
 */
const isSameField =
  (problem: Problem) =>
  (scalar: Problem): boolean =>
    scalar.line === problem.line && scalar.field === problem.field;
