import type { ContentIndex } from "../content-index";
import type { SourceFile } from "../documents";
import { altTextProblems } from "./alt-text-problems";
import { factNameProblems } from "./fact-name-problems";
import { placementProblems } from "./placement-problems";
import type { Problem } from "./problem";
import { referenceProblems } from "./reference-problems";
import { scalarProblems } from "./scalar-problems";
import { schemaProblems } from "./schema-problems";
import { syntaxProblems } from "./syntax-problems";

/** What is wrong with one document by itself and in its references, gravest first. */
export function documentProblems(file: SourceFile, index: ContentIndex): Problem[] {
  const scalars = scalarProblems(file);
  const syntax = syntaxProblems(file).filter(({ line }) => !scalars.some((scalar) => scalar.line === line));
  const misplaced = placementProblems(file);
  return [
    ...misplaced,
    ...scalars,
    ...syntax,
    ...(file.value === undefined || !file.kind || misplaced.length > 0
      ? []
      : [
          ...schemaProblems(file),
          ...referenceProblems(file, index),
          ...altTextProblems(file),
          ...factNameProblems(file),
        ]),
  ];
}
