import { z } from "zod";
import { documentKindOf } from "../../content-model";
import { advice } from "../../content-model/check/advice";
import { checkDocuments } from "../../content-model/check/check-documents";
import { inOrder, type Problem } from "../../content-model/check/problem";
import { parseSourceFile, type SourceFile } from "../../content-model/documents";
import { routeOf } from "../../content-model/routes";
import { unwrap } from "../../content-model/schema";
import { dig, schemaAt } from "../../content-model/walk";
import { adminStrings } from "../admin-strings";
import { idOf, type KnownDocuments } from "../form/known-documents";
import { orderedFields } from "../form/order";
import { withPrevious } from "./address";
import { freshCopy, keptFrom } from "./copies";
import { type Form, formOf, formOrigin, writeForm } from "./file-format";
import { linesOf, type Mistake, mistakeOf } from "./mistake";

/** Sveltia CMS's save event. */
export interface Entry {
  /** File of the document: "content/products/x.yaml". */
  path: string;
  data: Form;
  newRecord: boolean;
}

interface CheckedForm {
  /**
   * Mistakes of the document in the order of its form, then those that it would cause in others. Picture files are
   * checked when chosen.
   */
  mistakes: readonly Mistake[];
  /** Form data, without the keys that Sveltia adds to list items. */
  form: Form;
}

/** @returns undefined if the path is not that of a document */
export function checkForm(documents: KnownDocuments, entry: Entry): CheckedForm | undefined {
  const { data, newRecord } = entry;
  const file = documentIn(documents, entry);
  if (!file?.kind) return undefined;
  // A new copy has the id of its original.
  const { document: origin } = formOrigin(data);
  const document = newRecord ? undefined : origin;
  // Last, because of two duplicates the later one is reported.
  const found = checkDocuments([...documents.beside(document), file]);
  const mistakes = [
    ...found.filter((problem) => problem.file === file).sort(inFormOrder),
    ...newAmong(
      found.filter((problem) => problem.file !== file),
      documents,
    ),
  ].map((problem) => mistakeOf(problem, file.path));
  const original = newRecord ? origin : undefined;
  documents.noteText(file.text);
  return {
    mistakes,
    form: formOf(file.kind, file.text, { document: idOf(file.kind, file.value), former: document, original }),
  };
}

/** Problems that the documents do not have as they are stored. */
function newAmong(problems: readonly Problem[], documents: KnownDocuments): Problem[] {
  if (problems.length === 0) return [];
  const before = new Set(checkDocuments(documents.beside()).map(keyOf));
  return problems.filter((problem) => !before.has(keyOf(problem)));
}

const keyOf = ({ file, path, message }: Problem): string => [file.path, ...path, message].join("\n");

/** Compares two problems by their positions in the form. */
function inFormOrder(a: Problem, b: Problem): number {
  const [left, right] = [a, b].map(positionIn);
  const depth = left?.findIndex((step, i) => step !== right?.[i]) ?? -1;
  return depth < 0 ? 0 : (left?.[depth] ?? 0) - (right?.[depth] ?? -1);
}

/** Position of each step of a path: among the fields of its group or the items of its list. */
const positionIn = ({ file, path }: Problem): number[] =>
  path.map((step, depth) => {
    const parent = path.slice(0, depth);
    const group = unwrap(schemaAt(file, parent), dig(file.value, parent));
    if (typeof step === "number" || !(group instanceof z.ZodObject)) return Number(step) || 0;
    return orderedFields(group).findIndex(([name]) => name === step);
  });

/** The form to be saved: a changed address becomes a previous one, and a duplicate gets its own name. */
export function prepared(documents: KnownDocuments, { data, newRecord }: Entry): Form {
  const before = documents.at(formOrigin(data).document);
  if (!before) return data;
  return newRecord ? freshCopy(data, before) : withPrevious(data, before);
}

/** The document of a form as last read or written; undefined if it is new. */
export const openDocument = (
  documents: KnownDocuments,
  { data, newRecord }: Entry,
): SourceFile | undefined => (newRecord ? undefined : documents.at(formOrigin(data).document));

/** Whether the form is a restored draft of an earlier version of the document. */
export function isOutdated(documents: KnownDocuments, { data, newRecord }: Entry): boolean {
  const { document, version } = formOrigin(data);
  return !newRecord && document !== undefined && !documents.isLatest(document, version);
}

/**
 * Registers a saved document for checks of the others.
 * @param data the form that was checked
 * @returns lines of the content check's advice, and what a copy still shares with its original
 */
export function keepSaved(documents: KnownDocuments, entry: Entry): string[] {
  const file = documentIn(documents, entry);
  const { document, former, original } = formOrigin(entry.data);
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

/** Mistakes in the stored documents, as the build finds them. */
export const storedMistakes = (documents: KnownDocuments): Mistake[] =>
  checkDocuments(documents.beside()).map((problem) => mistakeOf(problem, ""));

/**
 * The document that the form would write, with comments of its own earlier text only; undefined if the path is not that
 * of a document.
 */
function documentIn(documents: KnownDocuments, entry: Entry): SourceFile | undefined {
  const path = entry.path.replace(/^content\//, "");
  const kind = documentKindOf(path);
  const source = entry.newRecord ? "" : documents.textOf(formOrigin(entry.data));
  return kind && parseSourceFile(path, writeForm(kind, entry.data, source));
}
