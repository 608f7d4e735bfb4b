import type { DocumentKind } from "../../../src/content-model";
import { formatDocument, readDocument } from "../../../src/content-model/format/format-document";
import { labelOf } from "../../../src/content-model/label";
import { metaOf } from "../../../src/content-model/schema";
import { isRecord } from "../../../src/content-model/walk";
import { type ItemRemarks, markItems, placeRemarks } from "../form/item-remarks";
import { fromForm, toForm } from "../form/values";
import { noteRead } from "./known-documents";

export type Form = Record<string, unknown>;

/** The key under which a form carries what it was read from and shows nowhere. */
const originKey = "#";

/** What a form was read from. */
interface Origin extends ItemRemarks {
  /** The document's number among the known ones. */
  document?: number;
  /** What the fields are called: the page's search looks through all texts of a form, and finds no names of fields. */
  labels?: readonly string[];
}

/** How a document of this kind is read from its file and written to it. */
export const fileFormat = (kind: DocumentKind) => ({
  fromFile: (text: string): Form => formOf(kind, text, noteRead(kind, text, readDocument(text).value)),
  toFile: (form: Form): string => {
    const value = fromForm(kind.schema, form, kind.file.split("/").length - 1) ?? {};
    return formatDocument(kind.schema, value, placeRemarks(form, originOf(form)));
  },
});

/** The form of a document. @param document its number among the known ones */
export function formOf(kind: DocumentKind, text: string, document: number): Form {
  const { value, remarks } = readDocument(text);
  const form = toForm(kind.schema, value);
  const fields = isRecord(form) ? form : {};
  const origin: Origin = { document, labels: labelsOf(kind), ...markItems(fields, remarks) };
  return { ...fields, [originKey]: JSON.stringify(origin) };
}

/** Only of documents that there is one of: the names of a product's fields would find all products. */
const labelsOf = ({ file, schema }: DocumentKind): string[] =>
  file.includes("*")
    ? []
    : Object.values(schema.shape).map((field) => labelOf(metaOf(field).description ?? ""));

/** A document that is not read from a file has no comments. */
export const originOf = (form: Form): Origin =>
  JSON.parse(String(form[originKey] ?? '{"items":{},"texts":{}}'));
