import type { FailureReason } from "../../supabase/functions/send-contact-email/contract";
import { FAULT_WORDS, FORMS } from "../../supabase/functions/send-contact-email/fields";

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

/** Ids of all explanations on the page after a refused form: the reasons themselves. */
export const failureIds: readonly string[] = [
  ...Object.values(FORMS)
    .flat()
    .flatMap(({ name }) => faultWords.map((word) => `${word}-${name}`)),
  ...Object.keys(otherReasons),
];
