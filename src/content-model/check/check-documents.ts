import { indexContent } from "../content-index";
import type { SourceFile } from "../documents";
import { contradictions } from "./contradictions";
import { documentProblems } from "./document-problems";
import { hiddenRecipients } from "./hidden-recipients";
import { paletteProblems } from "./palette-problems";
import { missingDocuments, placementProblems } from "./placement-problems";
import { inOrder, type Problem } from "./problem";
import { fileProblems } from "./syntax-problems";
import { uniqueProblems } from "./unique-problems";

/**
 * Returns every mistake in the documents, for the build and /admin. Only pictures and other files are checked elsewhere.
 * @param files all documents; of duplicates the later one is reported
 * @param now current time, for tests
 */
export function checkDocuments(files: readonly SourceFile[], now = new Date()): Problem[] {
  // Everything that refers to the target of a broken link would be reported too.
  const lost = files.filter(({ lostTarget }) => lostTarget !== undefined);
  if (lost.length > 0) return lost.flatMap(fileProblems);
  const index = indexContent(files);
  return inOrder([
    ...files.flatMap((file) => documentProblems(file, index)),
    ...missingDocuments(files),
    ...uniqueProblems(files.filter((file) => placementProblems(file).length === 0)),
    ...hiddenRecipients(files),
    ...files.flatMap(paletteProblems),
    ...contradictions(files, now),
  ]);
}
