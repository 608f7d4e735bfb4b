import postgres from "postgres";
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

/** What `contact.queue_summary` writes. */
export interface Summary {
  received: number;
  sent: number;
  pending: number;
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

/** The store as the function sees it: each call is one statement. Every call throws when the database is away. */
export interface Store {
  accept(submission: Submission, client: string): Promise<Acceptance>;
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

type StoreSettings = Pick<Settings, "databaseUrl" | "databasePoolSize" | "rateBurst" | "ratePerHour"> & {
  delivery: DeliverySettings;
};

/** Opens the store. Connections are made when first needed, so a database that is down does not stop the start. */
export function openStore(settings: StoreSettings): Store {
  const { rateBurst, ratePerHour, delivery } = settings;
  const sql = postgres(settings.databaseUrl, {
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
    async accept({ id, message, suspicion, knownBy }, client) {
      const hash = await hashMessage(message);
      const accept = knownBy === "id" ? sql`contact.accept_submission` : sql`contact.accept_post`;
      const [row] = await inTime(sql<{ outcome: Acceptance["outcome"]; retry_after: number }[]>`
        select outcome, retry_after from ${accept}(
          ${id}, ${message.formType}, ${JSON.stringify(message)}::text::jsonb, ${hash}, ${suspicion}, ${client},
          ${rateBurst}, ${ratePerHour}
        )`);
      if (row === undefined) throw new Error("the store gave no row");
      return { outcome: row.outcome, retryAfter: row.retry_after };
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
