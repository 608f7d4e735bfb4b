import type {
  SubmissionPayload,
  TransportFields,
} from "../../../supabase/functions/send-contact-email/contract";
import { FORMS, type FormType } from "../../../supabase/functions/send-contact-email/fields";
import type { Values } from "./form-values";

/** Value of a text field, "" if empty. */
export const textOf = (value: Values[string] | undefined): string => (typeof value === "string" ? value : "");

export const listOf = (value: Values[string] | undefined): string[] =>
  Array.isArray(value) ? [...value] : [];

export function payloadOf(formType: FormType, values: Values, transport: TransportFields): SubmissionPayload {
  const fields = FORMS[formType].map(({ name, kind }) => [
    name,
    kind === "list" ? listOf(values[name]) : textOf(values[name]),
  ]);
  return { formType, ...Object.fromEntries(fields), ...transport };
}
