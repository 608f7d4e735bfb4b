import postgres from "postgres";
import { type Claim, type ClaimRow, toClaim } from "./claim.ts";
import type { Bucket } from "./client.ts";
import type { Settings } from "./env.ts";
import type { DeliverySettings } from "./mail-env.ts";
import type { MailFailure } from "./mail-failure.ts";
import type { MailEvent, MailState } from "./mail-state.ts";
import type { Message, Submission } from "./validate.ts";
import { withTimeout } from "./with-timeout.ts";

export type { Claim, DigestMessage, Summary, SummaryEntry } from "./claim.ts";

export interface Acceptance {
  outcome: "accepted" | "duplicate" | "conflict" | "limited";
  /** Seconds until the client may try again; 0 unless limited. */
  retryAfter: number;
}

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
  markFailed(claim: Claim, failure: MailFailure): Promise<void>;
  /** Reopens a mail that came back: `waiting` where none is known by this id yet, `known` for an event told again. */
  mailReturned(event: MailEvent): Promise<"reopened" | "waiting" | "known">;
  /** Notes that the scheduler has called. */
  noteDrain(): Promise<void>;
  health(): Promise<MailState>;
  close(): Promise<void>;
}

/** Mails under way at once, over all running copies of the function. */
const IN_FLIGHT = 4;

/** Milliseconds after which a database that does not answer counts as down. */
const ANSWER_LIMIT_MS = 8_000;

interface HeldRow {
  state: StoredMessage["state"];
  payload: Message;
  suspicion: Submission["suspicion"];
  received_at: Date;
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
  const hasSecond = delivery.secondAfterSeconds !== null;
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
        select id, lease, kind, way, round, wait_ms, submission_id, payload, received_at, summary_day, summary, messages
        from contact.claim_mails(
          ${IN_FLIGHT}, ${delivery.leaseSeconds}, ${delivery.perSecond}, ${delivery.hourlyBudget},
          ${delivery.digestSeconds}, ${delivery.secondAfterSeconds}
        )`);
      return rows.map(toClaim);
    },

    async markSent(claim, providerId) {
      await inTime(sql`select contact.mark_sent(${claim.id}, ${providerId})`);
    },

    async markFailed(claim, { kind, message, waitSeconds, pausesWay }) {
      await inTime(sql`
        select contact.mail_failed(
          ${claim.id}, ${claim.lease}, ${kind}, ${message}, ${waitSeconds}, ${pausesWay}, ${hasSecond},
          ${delivery.retryBaseSeconds}
        )`);
    },

    async mailReturned({ id, providerId, reason }) {
      const [row] = await inTime(sql<{ outcome: "reopened" | "waiting" | "known" }[]>`
        select contact.mail_returned(${id}, ${providerId}, ${reason}, ${hasSecond}) as outcome`);
      return row?.outcome ?? "waiting";
    },

    async noteDrain() {
      await inTime(sql`select contact.note_drain()`);
    },

    async health() {
      const [row] = await inTime(sql<{ state: MailState }[]>`select contact.health() as state`);
      if (row === undefined) throw new Error("the store gave no row");
      return row.state;
    },

    close: () => sql.end({ timeout: 5 }),
  };
}
