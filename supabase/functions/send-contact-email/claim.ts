import type { Message } from "./validate.ts";

/** Somebody a daily summary names, so that the laboratory can call them back. */
export interface SummaryEntry {
  id: string;
  formType: string;
  name: string;
  email: string;
  phone: string | null;
  receivedAt: string;
}

/** What `contact.queue_summary` writes: figures, and who was not named in the mails before. */
export interface Summary {
  received: number;
  sent: number;
  pending: number;
  /** Of the pending ones, those that have been so for hours. */
  overdue: number;
  deadCount: number;
  dead: SummaryEntry[];
  quarantinedCount: number;
  quarantined: SummaryEntry[];
}

/** One of the messages that go out in one mail. */
export interface DigestMessage {
  id: string;
  message: Message;
  receivedAt: Date;
}

/** A mail to send, with the lease that proves this worker owns it. */
export type Claim = {
  id: string;
  lease: string;
  /** 1 for the usual way, 2 for the second. */
  way: number;
  /** How often the mail has come back. */
  round: number;
  /** Milliseconds after which it may be handed over. */
  waitMs: number;
} & (
  | { kind: "submission"; submissionId: string; message: Message; receivedAt: Date }
  | { kind: "summary"; day: string; summary: Summary }
  | { kind: "digest"; messages: DigestMessage[] }
);

/** A mail as `contact.claim_mails` hands it out. */
export interface ClaimRow {
  id: string;
  lease: string;
  kind: Claim["kind"];
  way: number;
  round: number;
  wait_ms: number;
  submission_id: string;
  payload: Message;
  received_at: Date;
  summary_day: string;
  summary: Summary;
  messages: { id: string; message: Message; receivedAt: string }[] | null;
}

/** What the function makes of it. */
export function toClaim(row: ClaimRow): Claim {
  const { id, lease, way, round, wait_ms: waitMs } = row;
  const base = { id, lease, way, round, waitMs };
  if (row.kind === "summary") return { ...base, kind: "summary", day: row.summary_day, summary: row.summary };
  if (row.kind === "digest") {
    const messages = row.messages ?? [];
    return {
      ...base,
      kind: "digest",
      messages: messages.map((each) => ({ ...each, receivedAt: new Date(each.receivedAt) })),
    };
  }
  const { submission_id: submissionId, payload: message, received_at: receivedAt } = row;
  return { ...base, kind: "submission", submissionId, message, receivedAt };
}
