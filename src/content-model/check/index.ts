import { readSourceFiles, type SourceFile } from "../documents";
import { referencesTo } from "../references";
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
export function checkFiles(files: readonly SourceFile[]): Problem[] {
  const isCopy = (file: SourceFile) => looksCopied(file, files);
  return checkDocuments([...files.filter((file) => !isCopy(file)), ...files.filter(isCopy)]);
}

/** Whether of two documents that claim the same this one is blamed: its file name is not its address, or no document leads to it. */
function looksCopied({ kind, path, value }: SourceFile, files: readonly SourceFile[]): boolean {
  if (kind?.route !== "slug") return false;
  const slug = dig(value, ["slug"]);
  return !path.endsWith(`/${slug}.yaml`) || referencesTo(`/${slug}`, files).length === 0;
}
