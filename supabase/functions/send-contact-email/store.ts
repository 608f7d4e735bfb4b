import postgres from "postgres";
import type { Bucket } from "./client.ts";
import type { DeliverySettings, Settings } from "./env.ts";
import type { Message, Submission } from "./validate.ts";
import { withTimeout } from "./with-timeout.ts";

export interface Acceptance {
  outcome: "accepted" | "duplicate" | "conflict" | "limited";
  /** Seconds until the client may try again; 0 unless limited. */
  retryAfter: number;
}

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

/** A mail to send, with the lease that proves this worker owns it. */
export type Claim = { id: string; lease: string } & (
  | { kind: "submission"; submissionId: string; message: Message; receivedAt: Date }
  | { kind: "summary"; day: string; summary: Summary }
);

/** What has become of a stored message; with the message itself while somebody is to decide about it. */
export type StoredMessage =
  | { state: "quarantined" | "dead"; message: Message; suspicion: Submission["suspicion"]; receivedAt: Date }
  | { state: "pending" | "sent" | "discarded" };

/** The store as the function sees it: each call is one statement. Every call throws when the database is away. */
export interface Store {
  accept(submission: Submission, buckets: Bucket[]): Promise<Acceptance>;
  /** Null when there is no such message, or no longer. */
  readHeld(id: string): Promise<StoredMessage | null>;
  /** Lets a held message out, or discards it. False when it was not held (any more). */
  settleHeld(id: string, decision: "release" | "discard"): Promise<boolean>;
  claim(): Promise<Claim[]>;
  markSent(claim: Claim, providerId: string | null): Promise<void>;
  markFailed(claim: Claim, reason: string): Promise<void>;
  close(): Promise<void>;
}

/** Mails under way at once, over all running copies of the function. */
const IN_FLIGHT = 4;

/** Milliseconds after which a database that does not answer counts as down. */
const ANSWER_LIMIT_MS = 8_000;

interface ClaimRow {
  id: string;
  lease: string;
  kind: "submission" | "summary";
  submission_id: string;
  payload: Message;
  received_at: Date;
  summary_day: string;
  summary: Summary;
}

interface HeldRow {
  state: StoredMessage["state"];
  payload: Message;
  suspicion: Submission["suspicion"];
  received_at: Date;
}

function toClaim(row: ClaimRow): Claim {
  const { id, lease } = row;
  if (row.kind === "summary")
    return { id, lease, kind: "summary", day: row.summary_day, summary: row.summary };
  const { submission_id: submissionId, payload: message, received_at: receivedAt } = row;
  return { id, lease, kind: "submission", submissionId, message, receivedAt };
}

const inTime = <T>(work: PromiseLike<T>): Promise<T> =>
  withTimeout(work, ANSWER_LIMIT_MS, new Error("the database did not answer in time"));

/** SHA-256 of the message in hex; the key order is the one `validate` builds, so equal messages hash alike. */
async function hashMessage(message: Message): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(message));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

type StoreSettings = Pick<Settings, "database" | "databasePoolSize"> & {
  delivery: DeliverySettings;
};

/** Opens the store. Connections are made when first needed, so a database that is down does not stop the start. */
export function openStore(settings: StoreSettings): Store {
  const { database, delivery } = settings;
  const sql = postgres(database.url, {
    ssl: database.ssl,
    max: settings.databasePoolSize,
    // The transaction pooler hands every transaction to another connection: no prepared statements.
    prepare: false,
    fetch_types: false,
    connect_timeout: 5,
    idle_timeout: 60,
    // A database that comes back is used at once, not after a growing pause.
    backoff: () => 0.2,
    onnotice: () => undefined,
    connection: { application_name: "send-contact-email" },
    types: { date: { to: 1082, from: [1082], serialize: String, parse: String } },
  });

  return {
    async accept({ id, message, suspicion, knownBy }, buckets) {
      const hash = await hashMessage(message);
      const [row] = await inTime(sql<{ outcome: Acceptance["outcome"]; retry_after: number }[]>`
        select outcome, retry_after from contact.accept_message(
          ${id}, ${message.formType}, ${JSON.stringify(message)}::text::jsonb, ${hash}, ${suspicion}, ${knownBy},
          ${JSON.stringify(buckets)}::text::jsonb
        )`);
      if (row === undefined) throw new Error("the store gave no row");
      return { outcome: row.outcome, retryAfter: row.retry_after };
    },

    async readHeld(id) {
      const [row] = await inTime(sql<HeldRow[]>`
        select state, payload, suspicion, received_at from contact.held_message(${id})`);
      if (row === undefined) return null;
      const { state, payload: message, suspicion, received_at: receivedAt } = row;
      if (state !== "quarantined" && state !== "dead") return { state };
      return { state, message, suspicion, receivedAt };
    },

    async settleHeld(id, decision) {
      const [row] = await inTime(
        sql<{ done: boolean }[]>`select contact.settle_held(${id}, ${decision}) as done`,
      );
      return row?.done ?? false;
    },

    async claim() {
      const rows = await inTime(sql<ClaimRow[]>`
        select id, lease, kind, submission_id, payload, received_at, summary_day, summary
        from contact.claim_outbox(${IN_FLIGHT}, ${delivery.leaseSeconds})`);
      return rows.map(toClaim);
    },

    async markSent(claim, providerId) {
      await inTime(sql`select contact.mark_sent(${claim.id}, ${providerId})`);
    },

    async markFailed(claim, reason) {
      await inTime(sql`
        select contact.mark_failed(${claim.id}, ${claim.lease}, ${reason}, ${delivery.retryBaseSeconds})`);
    },

    close: () => sql.end({ timeout: 5 }),
  };
}
