import { documentKindOf } from "../../content-model";
import { advice } from "../../content-model/check/advice";
import { checkDocuments } from "../../content-model/check/check-documents";
import { inOrder, type Problem } from "../../content-model/check/problem";
import { nameOf } from "../../content-model/document-name";
import { parseSourceFile, type SourceFile } from "../../content-model/documents";
import { documentOf, documentsBeside, idOf, isLatest, noteSaved } from "../form/known-documents";
import { orderedFields } from "../form/order";
import { confirmAddress, withPrevious } from "./address";
import { freshCopy } from "./copies";
import { type Form, fileFormat, formOf, originOf } from "./file-format";
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
   * Mistakes of the document in the order of its form, then those that it would cause in others. Picture files are
   * checked when chosen.
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
  const found = checkDocuments(files);
  const isNew = newIn(found.filter((problem) => problem.file !== file));
  const names = orderedFields(file.kind.schema).map(([name]) => name);
  const placeOf = (problem: Problem) =>
    problem.file === file ? names.indexOf(String(problem.path[0])) : names.length;
  const mistakes = found
    .filter((problem) => problem.file === file || isNew(problem))
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((problem) => mistakeOf(problem, file.path));
  return { mistakes, form: formOf(file.kind, file.text, idOf(file.kind, file.value), document) };
}

/** Whether a mistake of another document is there only since this one was changed. */
function newIn(ofOthers: readonly Problem[]): (problem: Problem) => boolean {
  if (ofOthers.length === 0) return () => false;
  const before = new Set(checkDocuments(documentsBeside(undefined)).map(keyOf));
  return (problem) => !before.has(keyOf(problem));
}

const keyOf = ({ file, path, message }: Problem): string => [file.path, ...path, message].join("\n");

/** The form to be saved: a changed address is kept among the previous ones, a duplicate gets its own name. */
export function prepared({ data, newRecord }: Entry): Form {
  const before = documentOf(originOf(data).document ?? "");
  if (!before) return data;
  return newRecord ? freshCopy(data, before) : withPrevious(data, before);
}

/** Whether the address stays, or the editor wants it to change. */
export function isAddressMeant({ data, newRecord }: Entry): boolean {
  const { document = "" } = originOf(data);
  const before = documentOf(document);
  return newRecord || !before || confirmAddress(data, before, documentsBeside(document));
}

/** The document of a form as last read or written; undefined if it is new. */
export const openDocument = ({ data, newRecord }: Entry): SourceFile | undefined =>
  newRecord ? undefined : documentOf(originOf(data).document ?? "");

/** Title of the document that a form would write. */
export function titleOf({ path, data }: Entry): string {
  const file = documentIn(path, data);
  return file ? nameOf(file) : "";
}

/** Whether the form is a restored draft of an earlier version of the document. */
export function isOutdated({ data, newRecord }: Entry): boolean {
  const { document, version } = originOf(data);
  return !newRecord && document !== undefined && !isLatest(document, version);
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
  const advised = advice(files).filter((problem) => problem.file === file);
  return textOf(inOrder(advised).map((problem) => mistakeOf(problem, file.path)));
}

/** Serialises a document; undefined if none belongs there. */
function documentIn(place: string, form: Form): SourceFile | undefined {
  const path = place.replace(/^content\//, "");
  const kind = documentKindOf(path);
  return kind && parseSourceFile(path, fileFormat(kind).toFile(form));
}
