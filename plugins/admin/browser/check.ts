import { documentKindOf } from "../../../content-model";
import { documentProblems } from "../../../content-model/check/document-problems";
import { inOrder, type Problem } from "../../../content-model/check/problem";
import { uniqueProblems } from "../../../content-model/check/unique-problems";
import { indexContent } from "../../../content-model/content-index";
import { parseSourceFile, type SourceFile } from "../../../content-model/documents";
import { formatDocument } from "../../../content-model/format/format-document";
import { documentOf } from "./file-format";
import { documentsBeside } from "./known-documents";

/**
 * A document as its file will be.
 * @param place the document's file: "content/products/x.yaml"
 * @param form what the form holds
 * @returns undefined where no document belongs
 */
export function formDocument(place: string, form: Record<string, unknown>): SourceFile | undefined {
  const path = place.replace(/^content\//, "");
  const kind = documentKindOf(path);
  return kind && parseSourceFile(path, formatDocument(kind.schema, documentOf(kind, form)));
}

/**
 * What the content check would say of a document, with the fields as the form calls them; "" when it is right. Pictures' files,
 * the logo and what contradicts between documents are checked before publishing.
 */
export function mistakesIn(file: SourceFile): string {
  const others = documentsBeside(file.path);
  // Of two who say the same, the one behind is told.
  const files = [...others, file];
  const problems = inOrder([
    ...documentProblems(file, indexContent(files)),
    ...uniqueProblems(files).filter((problem) => problem.file === file.path),
  ]);
  return problems.map(wordsOf).join("\n\n");
}

/** Of other documents the name, without the folder and the line. */
const wordsOf = ({ field, message, fix }: Problem): string =>
  [field, message, fix]
    .filter(Boolean)
    .join("\n")
    .replace(/content\/[\w/]*?([\w-]+)\.yaml:\d+/g, "$1");
