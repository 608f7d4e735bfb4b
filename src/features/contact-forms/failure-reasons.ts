import type { FieldFault } from "../../../supabase/functions/send-contact-email/contract";
import { FAULT_WORDS, FORM_PREFIX, FORMS } from "../../../supabase/functions/send-contact-email/fields";
import { formTypes, type OtherReason } from "../../domain/failure-ids";
import { faultText } from "./use-field-error";

const faults = Object.entries(FAULT_WORDS) as [FieldFault, string][];

/** Every reason for which the function refuses a form, by its id, with its explanation. */
export const failureReasons = (others: Record<OtherReason, string>): [id: string, text: string][] =>
  formTypes.flatMap((formType) => {
    const ofFields = FORMS[formType].flatMap(({ name, label, kind }) =>
      faults.map(([fault, word]) => [`${word}-${name}`, `${label}: ${faultText(fault, kind === "email")}`]),
    );
    return [...ofFields, ...Object.entries(others)].map(([reason, text]): [string, string] => [
      `${FORM_PREFIX[formType]}${reason}`,
      text ?? "",
    ]);
  });
