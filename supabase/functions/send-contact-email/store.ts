import type { Message } from "./contract.ts";
import { ANSWER_LIMIT_MS, openDatabase } from "./database.ts";
import type { DatabaseAccess } from "./database-address.ts";
import type { MailError } from "./outgoing-mail.ts";
import type { Settings } from "./settings.ts";
import type { Submission } from "./validate.ts";

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

/** Seconds a claimed mail belongs to its worker: longer than sending (50) and recording it (10) may take. */
const LEASE_SECONDS = 90;

/** Milliseconds by which the database gives a message up earlier, so that nothing is stored which was refused here. */
const STORE_MARGIN_MS = 1_000;

function toClaim({ id, lease, failures, recipient, queued_at: queuedAt, ...row }: ClaimRow): Claim {
  const base = { id, lease, failures, recipient, queuedAt };
  if (row.submission_id === null)
    return { ...base, kind: "summary", day: row.summary_day, summary: row.summary };
  const { submission_id: submissionId, payload: message, suspicion, received_at: receivedAt } = row;
  return { ...base, kind: "message", submissionId, message, suspicion, receivedAt };
}

/**
 * Opens the store. Connections are made when first needed, so a database that is down does not stop the start.
 *
 * @param recipients how many recipients each mail has
 */
export function openStore(access: DatabaseAccess, recipients: number): Store {
  // One connection for each mail under way, one for the drain, one for messages that come in.
  const { run, close } = openDatabase(access, IN_FLIGHT + 2);

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

    close,
  };
}
