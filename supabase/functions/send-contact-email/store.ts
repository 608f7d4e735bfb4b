import type { Message } from "./contract.ts";
import { ANSWER_LIMIT_MS, openDatabase } from "./database.ts";
import type { DatabaseAccess } from "./database-address.ts";
import type { MailError } from "./outgoing-mail.ts";
import type { Settings } from "./settings.ts";
import type { Submission } from "./validate.ts";

/** A validated message with the hashes of its sender. */
interface HashedSubmission extends Submission {
  sender: string;
  network: string;
}

interface Acceptance {
  outcome: "accepted" | "duplicate" | "conflict" | "limited";
  /** Seconds until the next attempt; 0 unless limited. */
  retryAfter: number;
}

/** Data of the daily summary: counts of a day, and undelivered messages. */
export interface Summary {
  received: number;
  suspicious: number;
  undeliveredCount: number;
  /** The newest 50 that are not suspicious. */
  undelivered: { message: Message; receivedAt: string }[];
}

interface ClaimBase {
  id: string;
  /** Lease token of the worker. */
  lease: string;
  failures: number;
  /** 1-based index of the recipient in the settings. */
  recipient: number;
  queuedAt: Date;
}

/** A claimed mail. */
export type Claim = ClaimBase &
  (
    | ({ kind: "message"; submissionId: string; receivedAt: Date } & Pick<
        Submission,
        "message" | "suspicion"
      >)
    | { kind: "summary"; day: string; summary: Summary }
  );

/** Health problems; docs/deploy.md explains each. */
export type HealthProblem =
  | "database_unreachable"
  /** A mail was given up or reported undelivered within the last week. */
  | "given_up"
  /** A mail has been waiting for half an hour. */
  | "late"
  /** The scheduler has not called for ten minutes. */
  | "no_drain"
  /** The platform gives no client addresses: all callers share one limit. */
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

/** The database interface: one statement per call; throws if the database is down. */
export interface Store {
  accept(submission: HashedSubmission, limits: Settings["limits"]): Promise<Acceptance>;
  claim(): Promise<Claim[]>;
  recordSent(claim: Claim, providerId: string | null): Promise<void>;
  recordFailure(claim: Claim, failure: MailError): Promise<void>;
  /** Records that a sent mail was not delivered; returns whether it exists. */
  recordUndelivered(providerId: string, event: string): Promise<boolean>;
  /** Records the scheduler's call, and queues the daily summary from 08:00. */
  noteDrain(): Promise<void>;
  problems(): Promise<HealthProblem[]>;
  close(): Promise<void>;
}

/** Concurrent mails, as many per second as providers allow new accounts. */
const IN_FLIGHT = 2;

/** Lease in seconds: longer than sending (50) and recording (10). */
const LEASE_SECONDS = 90;

/**
 * Milliseconds by which the statement timeout is shorter than the caller's, so that a refused message is
 * never stored.
 */
const STORE_MARGIN_MS = 1_000;

function toClaim({ id, lease, failures, recipient, queued_at: queuedAt, ...row }: ClaimRow): Claim {
  const base = { id, lease, failures, recipient, queuedAt };
  if (row.submission_id === null)
    return { ...base, kind: "summary", day: row.summary_day, summary: row.summary };
  const { submission_id: submissionId, payload: message, suspicion, received_at: receivedAt } = row;
  return { ...base, kind: "message", submissionId, message, suspicion, receivedAt };
}

/**
 * Creates the store. Connects lazily, so that startup does not need the database.
 * @param recipients number of recipients per mail
 */
export function openStore(access: DatabaseAccess, recipients: number): Store {
  // One connection per concurrent mail, one for the drain, one for incoming messages.
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
