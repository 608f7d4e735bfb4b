import { indexContent } from "../content-index";
import { readSourceFiles } from "../documents";
import { withoutHidden } from "../hidden";
import { contradictions } from "./contradictions";
import { documentProblems } from "./document-problems";
import { hiddenParts } from "./hidden-parts";
import { logoProblems } from "./logo-problems";
import { paletteProblems } from "./palette-problems";
import { pictureProblems } from "./picture-problems";
import { missingDocuments, placementProblems } from "./placement-problems";
import { inOrder, type Problem } from "./problem";
import { uniqueProblems } from "./unique-problems";

export { leftovers } from "./leftovers";
export { formatProblem, formatProblems, type Problem } from "./problem";

/**
 * Returns every mistake in the content, in file order.
 * @param contentFolder absolute path of `content/`
 */
export async function checkContent(contentFolder: string): Promise<Problem[]> {
  const files = readSourceFiles(contentFolder);
  const index = indexContent(files);
  const pictures = await Promise.all(files.map((file) => pictureProblems(file, contentFolder)));
  const found = [
    ...files.flatMap((file) => documentProblems(file, index)),
    ...pictures.flat(),
    ...missingDocuments(files),
    ...uniqueProblems(files.filter((file) => placementProblems(file).length === 0)),
    ...hiddenParts(files),
    ...paletteProblems(files),
    ...(await logoProblems(contentFolder)),
  ];
  // Skips contradictions that follow from an invalid value.
  const wrong = new Set(found.map(({ file }) => file));
  return inOrder([...found, ...contradictions(withoutHidden(files)).filter(({ file }) => !wrong.has(file))]);
}
