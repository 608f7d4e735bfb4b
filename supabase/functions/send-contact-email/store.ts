import postgres, { type Sql } from "postgres";
import type { Message } from "./contract.ts";
import type { DatabaseAccess } from "./database-address.ts";
import type { MailError } from "./outgoing-mail.ts";
import type { Settings } from "./settings.ts";
import type { Submission } from "./validate.ts";
import { withTimeout } from "./with-timeout.ts";

/** A checked message with the hashes under which its sender is counted. */
export interface Entry extends Submission {
  sender: string;
  network: string;
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
  undelivered: { message: Message; receivedAt: string }[];
}

interface ClaimBase {
  id: string;
  /** Proves that this worker owns the mail. */
  lease: string;
  failures: number;
  /** The recipient by its place among the settings', from 1 on. */
  recipient: number;
  queuedAt: Date;
}

/** A mail to send. */
export type Claim = ClaimBase &
  (
    | ({ kind: "message"; submissionId: string; receivedAt: Date } & Pick<
        Submission,
        "message" | "suspicion"
      >)
    | { kind: "summary"; day: string; summary: Summary }
  );

/** What can be wrong; docs/deploy.md says what to do about each. */
export type HealthProblem =
  | "database_unreachable"
  /** A mail was given up within the last week, or the provider says that it did not arrive. */
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
  recipient: number;
  queued_at: Date;
  submission_id: string | null;
  payload: Message;
  suspicion: Submission["suspicion"];
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
  /** Notes that a mail which the provider had taken did not arrive; gives whether there is such a mail. */
  recordUndelivered(providerId: string, event: string): Promise<boolean>;
  /** Notes that the scheduler has called, and from 08:00 on queues the daily summary. */
  noteDrain(): Promise<void>;
  problems(): Promise<HealthProblem[]>;
  close(): Promise<void>;
}

/** Mails under way at once: as many calls a second as mail providers allow new accounts. */
const IN_FLIGHT = 2;

/** One for each mail under way, one for the drain, one for messages that come in. */
const CONNECTIONS = IN_FLIGHT + 2;

/** Seconds a claimed mail belongs to its worker: longer than sending (50) and recording it (10) may take. */
const LEASE_SECONDS = 90;

/** Milliseconds after which a database that does not answer counts as down. */
const ANSWER_LIMIT_MS = 8_000;

/** Milliseconds by which the database gives a message up earlier, so that nothing is stored which was refused here. */
const STORE_MARGIN_MS = 1_000;

const SILENCE = new Error("the database did not answer in time");

/** Codes of a connection that was cut: by PostgreSQL as it ends, by the driver, by the network. */
const CUT = ["57P01", "CONNECTION_CLOSED", "CONNECTION_DESTROYED", "CONNECTION_ENDED", "ECONNRESET"];

/** How often a statement runs whose connection is cut. */
const TRIES = 4;

function toClaim({ id, lease, failures, recipient, queued_at: queuedAt, ...row }: ClaimRow): Claim {
  const base = { id, lease, failures, recipient, queuedAt };
  if (row.submission_id === null)
    return { ...base, kind: "summary", day: row.summary_day, summary: row.summary };
  const { submission_id: submissionId, payload: message, suspicion, received_at: receivedAt } = row;
  return { ...base, kind: "message", submissionId, message, suspicion, receivedAt };
}

const connect = ({ url, ssl }: DatabaseAccess): Sql =>
  postgres(url, {
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

/**
 * Opens the store. Connections are made when first needed, so a database that is down does not stop the start.
 *
 * @param recipients how many recipients each mail has
 */
export function openStore(access: DatabaseAccess, recipients: number): Store {
  let pool = connect(access);

  /**
   * Runs a statement that may run twice. Where the database falls silent, or cuts the connection, all connections are given
   * up for new ones: the driver has no time limit for a query, and gives the error of a cut connection to the next query on
   * it too (https://github.com/porsager/postgres/issues/1223). After a cut, the statement runs again on a new one.
   */
  async function run<Result>(statement: (sql: Sql) => PromiseLike<Result>): Promise<Result> {
    const end = Date.now() + ANSWER_LIMIT_MS;
    for (let tries = 1; ; tries += 1) {
      const used = pool;
      try {
        return await withTimeout(statement(used), end - Date.now(), SILENCE);
      } catch (error) {
        const isCut = CUT.includes(Reflect.get(Object(error), "code"));
        if (!isCut && error !== SILENCE) throw error;
        if (pool === used) {
          pool = connect(access);
          used.end({ timeout: 0 }).catch(() => undefined);
        }
        if (!isCut || tries === TRIES) throw error;
      }
    }
  }

  return {
    async accept({ id, message, suspicion, source, sender, network }, { perHour, totalPerHour }) {
      const deadline = new Date(Date.now() + ANSWER_LIMIT_MS - STORE_MARGIN_MS);
      const [row] = await run(
        (sql) => sql<{ outcome: Acceptance["outcome"]; retry_after: number }[]>`
          select outcome, retry_after from contact.accept(
            ${id}, ${JSON.stringify(message)}::text::jsonb, ${suspicion}, ${source === "browser"}, ${sender},
            ${network}, ${recipients}, ${perHour}, ${totalPerHour}, ${deadline}
          )`,
      );
      if (row === undefined) throw new Error("the store gave no row");
      return { outcome: row.outcome, retryAfter: row.retry_after };
    },

    async claim() {
      const rows = await run(
        (sql) => sql<ClaimRow[]>`select * from contact.claim(${IN_FLIGHT}, ${LEASE_SECONDS})`,
      );
      return rows.map(toClaim);
    },

    async recordSent({ id }, providerId) {
      await run((sql) => sql`select contact.record_sent(${id}, ${providerId})`);
    },

    async recordFailure({ id, lease }, { message, waitSeconds }) {
      await run((sql) => sql`select contact.record_failure(${id}, ${lease}, ${message}, ${waitSeconds})`);
    },

    async recordUndelivered(providerId, event) {
      const [row] = await run(
        (sql) =>
          sql<{ known: boolean }[]>`select contact.record_undelivered(${providerId}, ${event}) as known`,
      );
      return row?.known ?? false;
    },

    async noteDrain() {
      await run((sql) => sql`select contact.note_drain(${recipients})`);
    },

    async problems() {
      const [row] = await run(
        (sql) => sql<{ problems: HealthProblem[] }[]>`select to_jsonb(contact.problems()) as problems`,
      );
      return row?.problems ?? [];
    },

    close: () => pool.end({ timeout: 5 }),
  };
}
