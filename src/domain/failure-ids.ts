import type { FailureReason } from "../../supabase/functions/send-contact-email/contract";
import {
  FAULT_WORDS,
  FORM_PREFIX,
  FORMS,
  type FormType,
} from "../../supabase/functions/send-contact-email/fields";

const faultWords = Object.values(FAULT_WORDS);

/** Why the function refuses a form, besides faults of fields. */
export type OtherReason = Exclude<FailureReason, `${(typeof faultWords)[number]}-${string}`>;

const otherReasons: Readonly<Record<OtherReason, true>> = {
  "mesaj-uzun": true,
  "cok-fazla": true,
  kapali: true,
  "baska-site": true,
  sorun: true,
};

export const formTypes = Object.keys(FORMS) as FormType[];

/** Ids of all explanations on the page after a refused form. */
export const failureIds: readonly string[] = formTypes.flatMap((formType) => {
  const ofFields = FORMS[formType].flatMap(({ name }) => faultWords.map((word) => `${word}-${name}`));
  return [...ofFields, ...Object.keys(otherReasons)].map((reason) => FORM_PREFIX[formType] + reason);
});
