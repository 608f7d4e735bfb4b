import { type Changes, readSourceFiles, type SourceFile } from "../model/documents";
import { pictureProblems } from "./picture-problems";
import { missingDocuments, placementProblems } from "./placement-problems";
import { inOrder, type Problem } from "./problem";
import { type ContentIndex, indexContent, referenceProblems } from "./reference-problems";
import { scalarProblems } from "./scalar-problems";
import { schemaProblems } from "./schema-problems";
import { syntaxProblems } from "./syntax-problems";
import { uniqueProblems } from "./unique-problems";

export { formatProblems, type Problem } from "./problem";

/**
 * Every mistake in the content, in file order: all at once, never only the first.
 * @param contentFolder absolute path of `content/`
 * @param changes what is not written yet and counts as if it were
 */
export async function checkContent(contentFolder: string, changes: Changes = new Map()): Promise<Problem[]> {
  const files = readSourceFiles(contentFolder, changes);
  const index = indexContent(files);
  const pictures = await Promise.all(files.map((file) => pictureProblems(file, contentFolder, changes)));
  return inOrder([
    ...files.flatMap((file) => documentProblems(file, index)),
    ...pictures.flat(),
    ...missingDocuments(files),
    ...uniqueProblems(files),
  ]);
}

/** What is wrong with one document by itself and in its references, gravest first. */
export function documentProblems(file: SourceFile, index: ContentIndex): Problem[] {
  const scalars = scalarProblems(file);
  const syntax = syntaxProblems(file).filter(({ line }) => !scalars.some((scalar) => scalar.line === line));
  return [
    ...placementProblems(file),
    ...scalars,
    ...syntax,
    ...(file.value === undefined || !file.kind
      ? []
      : [...schemaProblems(file), ...referenceProblems(file, index)]),
  ];
}
