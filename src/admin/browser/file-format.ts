import type { DocumentKind } from "../../content-model";
import { formatDocument, type Origins, readDocument } from "../../content-model/format/format-document";
import { withComposedLetters } from "../../content-model/letters";
import { metaOf } from "../../content-model/schema";
import { isRecord } from "../../content-model/walk";
import { type KnownDocuments, versionOf } from "../form/known-documents";
import { hasMany } from "../form/names";
import { fromForm, kindKey, originKey, toForm } from "../form/values";

export type Form = Record<string, unknown>;

/** Ids of the documents from which the form was filled (`known-documents.ts`). */
interface Source {
  document?: string | undefined;
  /** Its id before a save that changed its address. */
  former?: string | undefined;
  /** Id of the document of which it is a copy. */
  original?: string | undefined;
}

/** Origin of form data. */
interface Origin extends Source {
  /** Version of the text that the form was filled from. */
  version?: number;
  /** Field labels, because Sveltia's search indexes values only. */
  labels?: readonly string[];
}

/** Parser and formatter of a kind, for Sveltia CMS. */
export const fileFormat = (kind: DocumentKind, documents: KnownDocuments) => ({
  fromFile: (file: string): Form => {
    const text = withComposedLetters(file);
    return formOf(kind, text, { document: documents.noteRead(kind, text, readDocument(text).toJS()) });
  },
  toFile: (form: Form): string => writeForm(kind, form, documents.textOf(formOrigin(form))),
});

/**
 * Text of the document that a form describes.
 * @param source text from which the form was filled; its comments are kept
 */
export function writeForm(kind: DocumentKind, form: Form, source = ""): string {
  const origins: Origins = new WeakMap();
  const value = fromForm(kind.schema, form, kind.file.split("/").length - 1, origins);
  // With this key the check can distinguish a page without an address from a misnamed file.
  const address = kind.route === "slug" ? { slug: null } : {};
  return formatDocument(kind.schema, { ...address, ...Object(value) }, readDocument(source), origins);
}

/** Form data of a document. */
export function formOf(kind: DocumentKind, text: string, source: Source): Form {
  const form = toForm(kind.schema, readDocument(text).toJS());
  const origin: Origin = {
    ...source,
    version: versionOf(text),
    labels: labelsOf(kind),
  };
  return { ...(isRecord(form) ? form : {}), [kindKey]: kind.type, [originKey]: JSON.stringify(origin) };
}

/** Only for single documents: labels of product fields would match every product. */
const labelsOf = (kind: DocumentKind): string[] =>
  hasMany(kind) ? [] : Object.values(kind.schema.shape).map((field) => metaOf(field).label ?? "");

/** New documents have none. */
export const formOrigin = (form: Form): Origin => JSON.parse(String(form[originKey] || "{}"));
