import { parseDocument } from "yaml";
import type { DocumentKind } from "../../../content-model";
import { formatDocument } from "../../../content-model/format/format-document";
import { type Remarks, remarksOf } from "../../../content-model/format/remarks";
import { isRecord } from "../../../content-model/walk";
import { fromForm, toForm } from "../form/values";
import { noteRead } from "./known-documents";

/** Under what name the comments of a file travel through the form, which shows no field of this name. */
const remarksKey = "#";

/** How a document of this kind is read from its file and written to it. */
export const fileFormat = (kind: DocumentKind) => ({
  fromFile(text: string): Record<string, unknown> {
    const source = parseDocument(text);
    const [error] = source.errors;
    if (error) throw error;
    const remarks = remarksOf(source);
    const value: unknown = source.toJS();
    noteRead(kind, text, value);
    const form = toForm(kind.schema, value);
    return {
      ...(isRecord(form) ? form : {}),
      ...(Object.keys(remarks).length > 0 ? { [remarksKey]: JSON.stringify(remarks) } : {}),
    };
  },
  toFile(form: Record<string, unknown>): string {
    const remarks: Remarks = JSON.parse(String(form[remarksKey] ?? "{}"));
    return formatDocument(kind.schema, documentOf(kind, form), remarks);
  },
});

/** What a form holds as the document's value. */
export function documentOf({ schema, file }: DocumentKind, form: Record<string, unknown>): unknown {
  const { [remarksKey]: _remarks, ...fields } = form;
  return fromForm(schema, fields, file.split("/").length - 1) ?? {};
}
