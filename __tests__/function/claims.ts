import type { Claim, Summary } from "../../supabase/functions/send-contact-email/store.ts";
import { validate } from "../../supabase/functions/send-contact-email/validate.ts";

type MessageClaim = Extract<Claim, { kind: "message" }>;

/** A quiet day. */
export const quiet: Summary = { received: 3, suspicious: 0, undeliveredCount: 0, undelivered: [] };

/** A message with its required fields, as the function stores it. */
const { message: stored } = validate(
  { formType: "contact", name: "Ayşe", email: "ayse@klinik.example", message: "Merhaba" },
  "scripts",
);

export function messageClaim(changes: object = {}, rest: Partial<MessageClaim> = {}): MessageClaim {
  return {
    id: "1",
    lease: "lease",
    recipient: 1,
    providerId: null,
    kind: "message",
    submissionId: "00000000-0000-4000-8000-000000000001",
    suspicion: null,
    receivedAt: new Date("2026-05-01T23:30:00Z"),
    message: { ...stored, ...changes },
    ...rest,
  };
}

export const summaryClaim = (lease = "lease"): Claim => ({
  ...messageClaim(),
  lease,
  kind: "summary",
  day: "2026-05-01",
  summary: quiet,
});
