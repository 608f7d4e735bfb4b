import type { FailureReason, FieldFault } from "../../supabase/functions/send-contact-email/contract";
import {
  FAULT_WORDS,
  type FieldOf,
  FORM_PREFIX,
  FORMS,
  type FormType,
} from "../../supabase/functions/send-contact-email/fields";

const faults = Object.entries(FAULT_WORDS) as [FieldFault, (typeof FAULT_WORDS)[FieldFault]][];

/** Why the function refuses a form, besides field errors. */
export type OtherReason = Exclude<FailureReason, `${(typeof FAULT_WORDS)[FieldFault]}-${string}`>;

const otherReasons: Readonly<Record<OtherReason, true>> = {
  "mesaj-uzun": true,
  "cok-fazla": true,
  kapali: true,
  "baska-site": true,
  sorun: true,
};

/** A value for each reason why the function refuses a form, by the reason's id on the error page. */
export const eachFailure = <T>(
  ofField: (field: FieldOf<FormType>, fault: FieldFault) => T,
  others: Readonly<Record<OtherReason, T>>,
): [id: string, T][] =>
  (Object.keys(FORMS) as FormType[]).flatMap((formType) => {
    const ofFields = FORMS[formType].flatMap((field) =>
      faults.map(([fault, word]): [string, T] => [`${word}-${field.name}`, ofField(field, fault)]),
    );
    return [...ofFields, ...Object.entries(others)].map(([reason, value]): [string, T] => [
      FORM_PREFIX[formType] + reason,
      value,
    ]);
  });

/** Ids of all explanations on the error page. */
export const failureIds: readonly string[] = eachFailure(() => true, otherReasons).map(([id]) => id);
