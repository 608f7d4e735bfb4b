import type { DocumentKind } from "../../content-model";
import { formatDocument, readDocument } from "../../content-model/format/format-document";
import { metaOf } from "../../content-model/schema";
import { isRecord } from "../../content-model/walk";
import { type ItemRemarks, markItems, placeRemarks } from "../form/item-remarks";
import { noteRead, versionOf } from "../form/known-documents";
import { hasMany } from "../form/names";
import { fromForm, kindKey, originKey, toForm } from "../form/values";

export type Form = Record<string, unknown>;

/** Origin of form data. */
interface Origin extends ItemRemarks {
  /** Id of the document (`known-documents.ts`). */
  document?: string;
  /** Its id before it was saved. */
  former?: string;
  /** Version of the text that the form was filled from. */
  version?: number;
  /** Field labels, because Sveltia's search indexes values only. */
  labels?: readonly string[];
}

/** Parser and formatter of a kind, for Sveltia CMS. */
export const fileFormat = (kind: DocumentKind) => ({
  fromFile: (text: string): Form => formOf(kind, text, noteRead(kind, text, readDocument(text).value)),
  toFile: (form: Form): string => {
    const value = fromForm(kind.schema, form, kind.file.split("/").length - 1);
    // By its key the check tells a page that lacks its address from a misnamed file.
    const address = kind.route === "slug" ? { slug: null } : {};
    return formatDocument(kind.schema, { ...address, ...Object(value) }, placeRemarks(form, originOf(form)));
  },
});

/** Form data of a document. */
export function formOf(
  kind: DocumentKind,
  text: string,
  document: string | undefined,
  former?: string,
): Form {
  const { value, remarks } = readDocument(text);
  const form = toForm(kind.schema, value);
  const fields = isRecord(form) ? form : {};
  const origin: Origin = {
    document,
    former,
    version: versionOf(text),
    labels: labelsOf(kind),
    ...markItems(fields, remarks),
  };
  return { ...fields, [kindKey]: kind.type, [originKey]: JSON.stringify(origin) };
}

/** Only for single documents: labels of product fields would match every product. */
const labelsOf = (kind: DocumentKind): string[] =>
  hasMany(kind) ? [] : Object.values(kind.schema.shape).map((field) => metaOf(field).label ?? "");

/** New documents have no comments. */
export const originOf = (form: Form): Origin =>
  JSON.parse(String(form[originKey] || '{"items":{},"texts":{}}'));
