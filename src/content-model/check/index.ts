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

/** Returns every mistake in the documents, except those in their pictures and drawings. */
export function checkFiles(files: readonly SourceFile[]): Problem[] {
  const doubts = new Map(files.map((file) => [file, doubtOf(file, files)]));
  return checkDocuments([...files].sort((a, b) => (doubts.get(a) ?? 0) - (doubts.get(b) ?? 0)));
}

/** How much a document looks like a copy, which is the one to report of two duplicates. */
function doubtOf({ kind, path, value }: SourceFile, files: readonly SourceFile[]): number {
  if (kind?.route !== "slug") return 0;
  const slug = dig(value, ["slug"]);
  if (!path.endsWith(`/${slug}.yaml`)) return 2;
  return referencesTo(`/${slug}`, files).length === 0 ? 1 : 0;
}
