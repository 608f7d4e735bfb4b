import { documentKindOf } from "../../../content-model";
import { advice } from "../../../content-model/check/advice";
import { documentProblems } from "../../../content-model/check/document-problems";
import { inOrder, type Problem } from "../../../content-model/check/problem";
import { uniqueProblems } from "../../../content-model/check/unique-problems";
import { indexContent } from "../../../content-model/content-index";
import { parseSourceFile, type SourceFile } from "../../../content-model/documents";
import { type Form, fileFormat, formOf, originOf } from "./file-format";
import { documentsBeside, newNumber, noteSaved } from "./known-documents";

/** What Sveltia CMS tells of a form that is saved. */
export interface Entry {
  /** The document's file: "content/products/x.yaml". */
  path: string;
  /** What the form holds. */
  data: Form;
  newRecord: boolean;
}

interface CheckedForm {
  /**
   * What the content check would say of the document, with the fields as the form calls them; "" when it is right. Pictures' files,
   * the logo and what contradicts between documents are checked before publishing.
   */
  mistakes: string;
  /** The form as it is read from the saved file: without what only the changing of its lists needed. */
  form: Form;
}

/** @returns undefined where no document belongs */
export function checkForm({ path: place, data, newRecord }: Entry): CheckedForm | undefined {
  const file = documentIn(place, data);
  if (!file?.kind) return undefined;
  // A copy carries the number of the document it was made from.
  const number = (newRecord ? undefined : originOf(data).document) ?? newNumber();
  // On duplicates the later one is reported.
  const files = [...documentsBeside(number), file];
  const problems = inOrder([
    ...documentProblems(file, indexContent(files)),
    ...uniqueProblems(files).filter((problem) => problem.file === file.path),
  ]);
  return { mistakes: problems.map(wordsOf).join("\n\n"), form: formOf(file.kind, file.text, number) };
}

/**
 * From now on other documents are compared with what was saved.
 * @param data the form that was checked
 * @returns what could be better in it, in the words of the content check; "" when nothing
 */
export function keepSaved({ path, data }: Entry): string {
  const file = documentIn(path, data);
  const { document } = originOf(data);
  if (!file || document === undefined) return "";
  noteSaved(document, file);
  const advised = advice([...documentsBeside(document), file]).filter(
    (problem) => problem.file === file.path,
  );
  return inOrder(advised).map(wordsOf).join("\n\n");
}

/** A document as its file will be; undefined where none belongs. */
function documentIn(place: string, form: Form): SourceFile | undefined {
  const path = place.replace(/^content\//, "");
  const kind = documentKindOf(path);
  return kind && parseSourceFile(path, fileFormat(kind).toFile(form));
}

/** Of other documents the name, without the folder and the line. */
const wordsOf = ({ field, message, fix }: Problem): string =>
  [field, message, fix]
    .filter(Boolean)
    .join("\n")
    .replace(/content\/[\w/]*?([\w-]+)\.yaml:\d+/g, "$1");
