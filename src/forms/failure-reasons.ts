import type { FailureReason, FieldFault } from "../../supabase/functions/send-contact-email/contract";
import { FORMS } from "../../supabase/functions/send-contact-email/fields";
import { formStrings } from "../lib/form-strings";

type FieldReason = Extract<FailureReason, `${FieldFault}-${string}`>;
type OtherReason = Exclude<FailureReason, FieldReason>;

type Field = (typeof FORMS)[keyof typeof FORMS][number];

const faultsOf = ({ kind }: Field): Record<FieldFault, string> => ({
  eksik: formStrings.missing,
  gecersiz: kind === "email" ? formStrings.noEmail : formStrings.unfit,
  uzun: formStrings.fieldTooLong,
});

/** What is wrong with a field of a form, each with the reason that the function names. */
const fieldReasons: ReadonlyMap<string, string> = new Map(
  Object.values(FORMS)
    .flat()
    .flatMap((field) =>
      Object.entries(faultsOf(field)).map(([fault, text]) => [
        `${fault}-${field.name}`,
        `${field.label}: ${text}`,
      ]),
    ),
);

/** Every reason for which the function may refuse a form, with its explanation. */
export const failureReasons = (others: Record<OtherReason, string>): [reason: string, text: string][] => [
  ...fieldReasons,
  ...Object.entries(others),
];
