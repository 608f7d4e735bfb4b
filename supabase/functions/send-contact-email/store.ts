import postgres from "postgres";
import type { DatabaseAccess } from "./database-address.ts";
import type { MailError } from "./outgoing-mail.ts";
import type { Settings } from "./settings.ts";
import type { Message, Submission } from "./validate.ts";
import { withTimeout } from "./with-timeout.ts";

/** A checked message with what tells repetitions and senders apart. */
export interface Entry extends Submission {
  payloadHash: string;
  textHash: string | null;
  sender: string;
}

export interface Acceptance {
  outcome: "accepted" | "duplicate" | "conflict" | "limited";
  /** Seconds until the sender may try again; 0 unless limited. */
  retryAfter: number;
}

/** What the daily summary says: figures of a day, and whose message has not arrived. */
export interface Summary {
  received: number;
  suspicious: number;
  undeliveredCount: number;
  /** The newest 50 that do not look like a robot's. */
  undelivered: { name: string; email: string; phone: string | null; receivedAt: string }[];
}

/** A mail to send, with the lease that proves this worker owns it. */
export type Claim = { id: string; lease: string; failures: number } & (
  | { kind: "message"; submissionId: string; message: Message; suspicion: Suspicion | null; receivedAt: Date }
  | { kind: "summary"; day: string; summary: Summary }
);

/** Why a message looks like a robot's; `repeated` is found by the store. */
export type Suspicion = NonNullable<Submission["suspicion"]> | "repeated";

/** What can be wrong; docs/deploy.md says what to do about each. */
export type HealthProblem =
  | "database_unreachable"
  /** A mail was given up within the last week. */
  | "given_up"
  /** A message has been waiting for its mail for half an hour. */
  | "late"
  /** The scheduler has not called for ten minutes. */
  | "no_drain"
  /** The platform does not say where callers come from: all of them share one limit. */
  | "no_client_address"
  /** The database is larger than 350 MB. */
  | "filling";

interface ClaimRow {
  id: string;
  lease: string;
  failures: number;
  submission_id: string | null;
  payload: Message;
  suspicion: Suspicion | null;
  received_at: Date;
  summary_day: string;
  summary: Summary;
}

/** The store as the function sees it: each call is one statement. Every call throws when the database is away. */
export interface Store {
  accept(entry: Entry, limits: Settings["limits"]): Promise<Acceptance>;
  claim(): Promise<Claim[]>;
  recordSent(claim: Claim, providerId: string | null): Promise<void>;
  recordFailure(claim: Claim, failure: MailError): Promise<void>;
  /** Notes that the scheduler has called, and from 08:00 on queues the daily summary. */
  beginDrain(): Promise<void>;
  problems(): Promise<HealthProblem[]>;
  close(): Promise<void>;
}

/** Mails under way at once: as many calls a second as mail providers allow new accounts. */
const IN_FLIGHT = 2;

/** One for each mail under way, one for the drain, one for messages that come in. */
const CONNECTIONS = IN_FLIGHT + 2;

/** Seconds a claimed mail belongs to its worker: longer than sending (50.5) and recording it (10) may take. */
const LEASE_SECONDS = 90;

/** Milliseconds after which a database that does not answer counts as down; it gives up itself a second before. */
const ANSWER_LIMIT_MS = 8_000;

const inTime = <T>(work: PromiseLike<T>): Promise<T> =>
  withTimeout(work, ANSWER_LIMIT_MS, new Error("the database did not answer in time"));

/** Codes of a connection that was cut: by PostgreSQL as it ends, by the driver, by the network. */
const CUT = new Set(["57P01", "CONNECTION_CLOSED", "ECONNRESET"]);

/**
 * Runs a statement anew when its connection was cut, for statements that may run twice. Each connection gets a try: the
 * driver gives the error of a query that was cut to the next one on that connection too, long after the database is
 * back (https://github.com/porsager/postgres/issues/1223; until that is mended).
 */
async function onLiveConnection<T>(run: () => PromiseLike<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (tries > CONNECTIONS || !CUT.has((error as { code?: string }).code ?? "")) throw error;
    }
  }
}

function toClaim({ id, lease, failures, ...row }: ClaimRow): Claim {
  const base = { id, lease, failures };
  if (row.submission_id === null)
    return { ...base, kind: "summary", day: row.summary_day, summary: row.summary };
  const { submission_id: submissionId, payload: message, suspicion, received_at: receivedAt } = row;
  return { ...base, kind: "message", submissionId, message, suspicion, receivedAt };
}

/** Opens the store. Connections are made when first needed, so a database that is down does not stop the start. */
export function openStore({ url, ssl }: DatabaseAccess): Store {
  const sql = postgres(url, {
    ssl,
    max: CONNECTIONS,
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
    async accept({ id, message, suspicion, knownBy, payloadHash, textHash, sender }, limits) {
      const attempt = () => sql<{ outcome: Acceptance["outcome"]; retry_after: number }[]>`
        select outcome, retry_after from contact.accept(
          ${id}, ${message.formType}, ${JSON.stringify(message)}::text::jsonb, ${payloadHash}, ${textHash},
          ${suspicion}, ${knownBy}, ${sender}, ${limits.perHour}, ${limits.totalPerHour}
        )`;
      const [row] = await inTime(onLiveConnection(attempt));
      if (row === undefined) throw new Error("the store gave no row");
      return { outcome: row.outcome, retryAfter: row.retry_after };
    },

    async claim() {
      const rows = await inTime(sql<ClaimRow[]>`
        select id, lease, failures, submission_id, payload, suspicion, received_at, summary_day, summary
        from contact.claim(${IN_FLIGHT}, ${LEASE_SECONDS})`);
      return rows.map(toClaim);
    },

    async recordSent({ id }, providerId) {
      await inTime(sql`select contact.record_sent(${id}, ${providerId})`);
    },

    async recordFailure({ id, lease }, { message, waitSeconds }) {
      await inTime(sql`select contact.record_failure(${id}, ${lease}, ${message}, ${waitSeconds})`);
    },

    async beginDrain() {
      await inTime(sql`select contact.begin_drain()`);
    },

    async problems() {
      const look = () => sql<{ problems: HealthProblem[] }[]>`
        select to_jsonb(contact.problems()) as problems`;
      const [row] = await inTime(onLiveConnection(look));
      return row?.problems ?? [];
    },

    close: () => sql.end({ timeout: 5 }),
  };
}
