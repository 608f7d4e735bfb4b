import type { FieldFault } from "../../../supabase/functions/send-contact-email/contract";
import { FAULT_WORDS, FORMS } from "../../../supabase/functions/send-contact-email/fields";
import type { OtherReason } from "../../domain/failure-ids";
import { faultText } from "./use-field-error";

const faults = Object.entries(FAULT_WORDS) as [FieldFault, string][];

/** Explanations of field errors by the function's reason. */
const fieldReasons: ReadonlyMap<string, string> = new Map(
  Object.values(FORMS)
    .flat()
    .flatMap(({ name, label, kind }) =>
      faults.map(([fault, word]) => [`${word}-${name}`, `${label}: ${faultText(fault, kind === "email")}`]),
    ),
);

/** Every reason for which the function refuses a form, with its explanation. */
export const failureReasons = (others: Record<OtherReason, string>): [reason: string, text: string][] => [
  ...fieldReasons,
  ...Object.entries(others),
];
