import type { ContentIndex } from "../content-index";
import type { SourceFile } from "../documents";
import { linkProblems } from "./link-problems";
import { literalProblems } from "./literal-problems";
import { placementProblems } from "./placement-problems";
import type { Problem } from "./problem";
import { referenceProblems } from "./reference-problems";
import { scalarProblems } from "./scalar-problems";
import { schemaProblems } from "./schema-problems";
import { fileProblems, syntaxProblems } from "./syntax-problems";

/** Problems of a single document and its references, most severe first. */
export function documentProblems(file: SourceFile, index: ContentIndex): Problem[] {
  const whole = fileProblems(file);
  if (whole.length > 0) return whole;
  const misplaced = placementProblems(file);
  const scalars = scalarProblems(file);
  const isBeside = ({ at, path }: Problem): boolean =>
    scalars.some((scalar) => scalar.at.line === at.line && (path.length === 0 || isWithin(scalar, path)));
  const syntax = syntaxProblems(file).filter((problem) => !isBeside(problem));
  const isReadable = file.value !== undefined && file.kind && misplaced.length === 0;
  // Other problems of a value that YAML misreads follow from that.
  const ofFields = isReadable ? fieldProblems(file, index).filter((problem) => !isBeside(problem)) : [];
  return [...misplaced, ...scalars, ...syntax, ...ofFields];
}

const isWithin = ({ path }: Problem, other: Problem["path"]): boolean =>
  path.length === 0 || path.join("\n") === other.join("\n");

const fieldProblems = (file: SourceFile, index: ContentIndex): Problem[] => [
  ...schemaProblems(file),
  ...linkProblems(file, index),
  ...referenceProblems(file, index),
  ...literalProblems(file),
];
