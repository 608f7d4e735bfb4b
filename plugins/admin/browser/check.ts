import { documentKindOf } from "../../../src/content-model";
import { advice } from "../../../src/content-model/check/advice";
import { documentProblems } from "../../../src/content-model/check/document-problems";
import { hiddenPage, linkProblems } from "../../../src/content-model/check/link-problems";
import { inOrder } from "../../../src/content-model/check/problem";
import { uniqueProblems } from "../../../src/content-model/check/unique-problems";
import { indexContent } from "../../../src/content-model/content-index";
import { nameOf } from "../../../src/content-model/document-name";
import { parseSourceFile, type SourceFile } from "../../../src/content-model/documents";
import { isHidden } from "../../../src/content-model/hidden";
import { dig } from "../../../src/content-model/walk";
import { ownWords } from "../words";
import { type Form, fileFormat, formOf, originOf } from "./file-format";
import { documentOf, documentsBeside, idOf, noteSaved, versionOf } from "./known-documents";
import { type Mistake, mistakeOf, textOf } from "./mistake";
import { type OutdatedMarks, outdatedMarks } from "./outdated-marks";

/** Sveltia CMS's save event. */
export interface Entry {
  /** File of the document: "content/products/x.yaml". */
  path: string;
  /** Form data. */
  data: Form;
  newRecord: boolean;
}

interface CheckedForm {
  /**
   * What the content check finds in a document. Picture files, the logo and cross-document contradictions are
   * checked before publishing.
   */
  mistakes: readonly Mistake[];
  /** Form data as read from the file, without keys used for editing lists. */
  form: Form;
}

/** @returns undefined where no document belongs */
export function checkForm({ path: place, data, newRecord }: Entry): CheckedForm | undefined {
  const file = documentIn(place, data);
  if (!file?.kind) return undefined;
  // A copy still has the id of its original.
  const document = newRecord ? undefined : originOf(data).document;
  // On duplicates the later one is reported.
  const files = [...documentsBeside(document), file];
  const problems = inOrder([
    ...documentProblems(file, indexContent(files)),
    ...uniqueProblems(files).filter((problem) => problem.file === file.path),
  ]);
  const mistakes = [...problems.map((problem) => mistakeOf(problem, file)), ...linksToHidden(file, files)];
  return { mistakes, form: formOf(file.kind, file.text, idOf(file.kind, file.value), document) };
}

/** Whether the form is a restored draft of an earlier version of the document. */
export function isOutdated({ data, newRecord }: Entry): boolean {
  const { document, version } = originOf(data);
  return !newRecord && document !== undefined && version !== versionOf(documentOf(document)?.text ?? "");
}

/** Keys kept when a photograph is replaced. */
export function outdatedIn({ path, data }: Entry): OutdatedMarks[] {
  const after = documentIn(path, data);
  const before = documentOf(originOf(data).document ?? "");
  return before && after ? outdatedMarks(before, after) : [];
}

/**
 * Registers a saved document for checks of the others.
 * @param data the form that was checked
 * @returns the content check's advice; "" if none
 */
export function keepSaved({ path, data }: Entry): string {
  const file = documentIn(path, data);
  const { document, former } = originOf(data);
  if (!file || document === undefined) return "";
  noteSaved(document, file, former);
  const files = [...documentsBeside(document), file];
  const advised = advice(files).filter((problem) => problem.file === file.path);
  return textOf(inOrder(advised).map((problem) => mistakeOf(problem, file)));
}

/** Serialises a document; undefined if none belongs there. */
function documentIn(place: string, form: Form): SourceFile | undefined {
  const path = place.replace(/^content\//, "");
  const kind = documentKindOf(path);
  return kind && parseSourceFile(path, fileFormat(kind).toFile(form));
}

/** Links to a document that is about to be hidden, which would fail the next build. */
function linksToHidden(file: SourceFile, files: readonly SourceFile[]): Mistake[] {
  if (!isHidden(file.value)) return [];
  const [message] = hiddenPage(`/${dig(file.value, ["slug"])}`, file);
  const index = indexContent(files);
  return files
    .filter((other) => !isHidden(other.value))
    .flatMap((other) =>
      linkProblems(other, index)
        .filter((problem) => problem.message === message.inFile)
        .map(({ field }) => ({
          field: `${nameOf(other)} › ${field}`,
          path: [],
          sentences: [ownWords.linkToHidden],
        })),
    );
}
