import { readSourceFiles, type SourceFile } from "../documents";
import { dig } from "../walk";
import { checkDocuments } from "./check-documents";
import { logoProblems } from "./logo-problems";
import { pictureProblems } from "./picture-problems";
import { inOrder, type Problem } from "./problem";
import { type PlacedProblem, placed } from "./report";

export { leftovers } from "./leftovers";
export { formatProblem, formatProblems, type PlacedProblem } from "./report";

/**
 * Returns every mistake in the content, in file order.
 * @param contentFolder absolute path of `content/`
 */
export async function checkContent(contentFolder: string): Promise<PlacedProblem[]> {
  const files = readSourceFiles(contentFolder);
  const pictures = await Promise.all(files.map((file) => pictureProblems(file, contentFolder)));
  const problems = checkFiles(files);
  return inOrder([...problems, ...pictures.flat(), ...(await logoProblems(contentFolder))]).map(placed);
}

/** Returns every mistake in the documents, but for those of the pictures and drawings that they name. */
export const checkFiles = (files: readonly SourceFile[]): Problem[] =>
  checkDocuments([...files.filter(hasItsName), ...files.filter((file) => !hasItsName(file))]);

/** Whether a file is named after its address: of two with one address the other is the copy, which is reported. */
const hasItsName = ({ kind, path, value }: SourceFile): boolean =>
  kind?.route !== "slug" || path.endsWith(`/${dig(value, ["slug"])}.yaml`);
