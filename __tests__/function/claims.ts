import type { Claim } from "../../supabase/functions/send-contact-email/store.ts";

/** A message as a worker gets it. */
export function messageClaim(changes: object = {}): Extract<Claim, { kind: "submission" }> {
  return {
    id: "1",
    lease: "lease",
    way: 1,
    round: 0,
    waitMs: 0,
    kind: "submission",
    submissionId: "00000000-0000-4000-8000-000000000001",
    receivedAt: new Date("2026-05-01T23:30:00Z"),
    message: {
      formType: "contact",
      name: "Ayşe",
      email: "ayse@klinik.example",
      phone: "",
      subject: "",
      message: "Merhaba",
      ...changes,
    },
  };
}
