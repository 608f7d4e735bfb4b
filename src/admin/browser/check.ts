import { z } from "zod";
import { documentKindOf } from "../../content-model";
import { advice } from "../../content-model/check/advice";
import { checkDocuments } from "../../content-model/check/check-documents";
import { inOrder, type Problem } from "../../content-model/check/problem";
import { nameOf } from "../../content-model/document-name";
import { parseSourceFile, type SourceFile } from "../../content-model/documents";
import { routeOf } from "../../content-model/routes";
import { unwrap } from "../../content-model/schema";
import { dig, schemaAt } from "../../content-model/walk";
import { adminStrings } from "../admin-strings";
import { idOf, type KnownDocuments } from "../form/known-documents";
import { orderedFields } from "../form/order";
import { withPrevious } from "./address";
import { freshCopy, keptFrom } from "./copies";
import { type Form, formOf, originOf, writeForm } from "./file-format";
import { linesOf, type Mistake, mistakeOf } from "./mistake";

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
export function checkForm(
  documents: KnownDocuments,
  { path, data, newRecord }: Entry,
): CheckedForm | undefined {
  const file = documentIn(documents, path, data);
  if (!file?.kind) return undefined;
  // A copy still has the id of its original.
  const { document: origin } = originOf(data);
  const document = newRecord ? undefined : origin;
  // On duplicates the later one is reported.
  const found = checkDocuments([...documents.beside(document), file]);
  const isNew = newIn(
    documents,
    found.filter((problem) => problem.file !== file),
  );
  const mistakes = [
    ...found.filter((problem) => problem.file === file).sort(inFormOrder),
    ...found.filter((problem) => problem.file !== file && isNew(problem)),
  ].map((problem) => mistakeOf(problem, file.path));
  const original = newRecord ? origin : undefined;
  documents.noteText(file.text);
  return {
    mistakes,
    form: formOf(file.kind, file.text, { document: idOf(file.kind, file.value), former: document, original }),
  };
}

/** Whether a mistake of another document is there only since this one was changed. */
function newIn(documents: KnownDocuments, ofOthers: readonly Problem[]): (problem: Problem) => boolean {
  if (ofOthers.length === 0) return () => false;
  const before = new Set(checkDocuments(documents.beside()).map(keyOf));
  return (problem) => !before.has(keyOf(problem));
}

const keyOf = ({ file, path, message }: Problem): string => [file.path, ...path, message].join("\n");

/** Compares the places of two problems in the form of their document. */
function inFormOrder(a: Problem, b: Problem): number {
  const [left, right] = [a, b].map(positionIn);
  const depth = left?.findIndex((step, i) => step !== right?.[i]) ?? -1;
  return depth < 0 ? 0 : (left?.[depth] ?? 0) - (right?.[depth] ?? -1);
}

/** Positions of a path's steps, each among the fields of its group or the items of its list. */
const positionIn = ({ file, path }: Problem): number[] =>
  path.map((step, depth) => {
    const parent = path.slice(0, depth);
    const group = unwrap(schemaAt(file, parent), dig(file.value, parent));
    if (typeof step === "number" || !(group instanceof z.ZodObject)) return Number(step) || 0;
    return orderedFields(group).findIndex(([name]) => name === step);
  });

/** The form to be saved: a changed address is kept among the previous ones, a duplicate gets its own name. */
export function prepared(documents: KnownDocuments, { data, newRecord }: Entry): Form {
  const before = documents.at(originOf(data).document);
  if (!before) return data;
  return newRecord ? freshCopy(data, before) : withPrevious(data, before);
}

/** The document of a form as last read or written; undefined if it is new. */
export const openDocument = (
  documents: KnownDocuments,
  { data, newRecord }: Entry,
): SourceFile | undefined => (newRecord ? undefined : documents.at(originOf(data).document));

/** Title of the document that a form would write. */
export function titleOf(documents: KnownDocuments, { path, data }: Entry): string {
  const file = documentIn(documents, path, data);
  return file ? nameOf(file) : "";
}

/** Whether the form is a restored draft of an earlier version of the document. */
export function isOutdated(documents: KnownDocuments, { data, newRecord }: Entry): boolean {
  const { document, version } = originOf(data);
  return !newRecord && document !== undefined && !documents.isLatest(document, version);
}

/**
 * Registers a saved document for checks of the others.
 * @param data the form that was checked
 * @returns lines of the content check's advice, and what copies have from their original
 */
export function keepSaved(documents: KnownDocuments, { path, data }: Entry): string[] {
  const file = documentIn(documents, path, data);
  const { document, former, original } = originOf(data);
  if (!file || document === undefined) return [];
  const before = documents.at(former ?? original);
  documents.noteSaved(document, file, former);
  const advised = advice([...documents.beside(document), file]).filter((problem) => problem.file === file);
  const route = before && former && routeOf(before);
  return [
    ...(route && route !== routeOf(file)
      ? [`${adminStrings.addressChanged} ${route} → ${routeOf(file)}`]
      : []),
    ...inOrder(advised).flatMap((problem) => linesOf(mistakeOf(problem, file.path))),
    ...keptFrom(documents.at(original), file),
  ];
}

/** What is wrong in the documents as they are stored, as a publication finds it. */
export const storedMistakes = (documents: KnownDocuments): Mistake[] =>
  checkDocuments(documents.beside()).map((problem) => mistakeOf(problem, ""));

/** Serialises a document; undefined if none belongs there. */
function documentIn(documents: KnownDocuments, place: string, form: Form): SourceFile | undefined {
  const path = place.replace(/^content\//, "");
  const kind = documentKindOf(path);
  return kind && parseSourceFile(path, writeForm(kind, form, documents.textOf(originOf(form))));
}
