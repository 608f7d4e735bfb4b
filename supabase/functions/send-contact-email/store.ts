import type { Message } from "./contract.ts";
import { ANSWER_LIMIT_MS, openDatabase } from "./database.ts";
import type { DatabaseAccess, Settings } from "./settings.ts";
import type { Submission } from "./validate.ts";

/** A validated message with the hashes of its sender. */
interface HashedSubmission extends Submission {
  sender: string;
  network: string;
}

interface Acceptance {
  outcome: "accepted" | "duplicate" | "limited";
  /** Of the stored message; null if limited. */
  id: string;
  /** Seconds until the next attempt; 0 unless limited. */
  retryAfter: number;
}

/** Data of the daily summary: counts of a day, and undelivered messages. */
export interface Summary {
  received: number;
  suspicious: number;
  undeliveredCount: number;
  /** The newest 50 that are not suspicious; a reported one arrived, and its recipient called it spam. */
  undelivered: { number: string; message: Message; isReported: boolean; receivedAt: string }[];
}

export type Claim = {
  id: string;
  /** Lease token of the worker. */
  lease: string;
  /** 1-based index of the recipient in the settings. */
  recipient: number;
  /** The provider's id if it took the mail before and did not deliver it. */
  providerId: string | null;
} & (
  | ({ kind: "message"; submissionId: string; receivedAt: Date } & Pick<Submission, "message" | "suspicion">)
  | { kind: "summary"; day: string; summary: Summary }
);

/** Why a mail failed, and when to try again. */
export interface MailFailure {
  /** The server's reason, without visitor input. */
  readonly message: string;
  /** Scope: this mail, for now or for good, or the connection, so that the next mail would fail too. */
  readonly fault: "mail" | "refused" | "route";
  /** Minimum seconds until the next attempt, if the server asked for it. */
  readonly waitSeconds: number;
}

/** The database interface; throws if the database is down. */
export type Store = ReturnType<typeof openStore>;

/** Mails at once. How many per second is up to the provider, whom the mailer waits for. */
const IN_FLIGHT = 2;

/** Lease in seconds: longer than sending (50) and recording (18). */
const LEASE_SECONDS = 90;

/**
 * Milliseconds by which the statement timeout is shorter than the caller's, so that a refused message is
 * never stored.
 */
const STORE_MARGIN_MS = 1_000;

/** Milliseconds for which monitors get the last report: limits queries, and shows the end of a problem soon. */
const REPORT_MS = 1_000;

/**
 * Creates the store. Connects lazily, so that startup does not need the database.
 * @param recipients number of recipients per mail
 */
export function openStore(
  access: DatabaseAccess,
  recipients: number,
  { limits, retentionDays }: Pick<Settings, "limits" | "retentionDays">,
) {
  // One connection per concurrent mail, one for the drain, one for incoming messages.
  const { run, close } = openDatabase(access, IN_FLIGHT + 2);
  const { perHour, totalPerHour, mailsPerDay } = limits;
  let report = { until: 0, problems: Promise.resolve<string[]>([]) };

  const askProblems = async (): Promise<string[]> => {
    const rows = await run((sql) => sql<{ name: string }[]>`select unnest(contact.problems()) as name`);
    return rows.map(({ name }) => name);
  };

  return {
    async accept(submission: HashedSubmission): Promise<Acceptance> {
      const { id, message, suspicion, sender, network } = submission;
      const end = performance.now() + ANSWER_LIMIT_MS;
      // The deadline is a time of the database's clock, which alone decides whether it has passed.
      const [start] = await run((sql) => sql<{ now: Date }[]>`select clock_timestamp() as now`, end);
      const patience = end - performance.now() - STORE_MARGIN_MS;
      const deadline = new Date((start?.now.getTime() ?? 0) + patience);
      const [row] = await run(
        (sql) => sql<Acceptance[]>`
          select outcome, stored_id as id, retry_after as "retryAfter" from contact.accept(
            ${id}, ${JSON.stringify(message)}::text::jsonb, ${suspicion}, ${sender}, ${network}, ${recipients},
            ${perHour}, ${totalPerHour}, ${mailsPerDay}, ${deadline}
          )`,
        end,
      );
      if (row === undefined) throw new Error("the store gave no row");
      return row;
    },

    claim: (): Promise<Claim[]> =>
      run(
        (sql) => sql<Claim[]>`
          select case when submission_id is null then 'summary' else 'message' end as kind, id, lease, recipient,
            provider_id as "providerId", submission_id as "submissionId", payload as message, suspicion,
            received_at as "receivedAt", summary_day as day, summary
          from contact.claim(${IN_FLIGHT}, ${LEASE_SECONDS}, ${mailsPerDay})`,
      ),

    async recordSent({ id }: Claim, providerId: string | null): Promise<void> {
      await run((sql) => sql`select contact.record_sent(${id}, ${providerId})`);
    },

    async recordFailure({ id, lease }: Claim, { message, fault, waitSeconds }: MailFailure): Promise<void> {
      await run(
        (sql) =>
          sql`select contact.record_failure(${id}, ${lease}, ${message}, ${waitSeconds}, ${fault === "refused"})`,
      );
    },

    /** Records that a sent mail was not delivered; returns whether it exists. */
    async recordUndelivered(providerId: string, event: string): Promise<boolean> {
      const [row] = await run(
        (sql) =>
          sql<{ known: boolean }[]>`select contact.record_undelivered(${providerId}, ${event}) as known`,
      );
      return row?.known ?? false;
    },

    /** Records the scheduler's call, and queues the daily summary from 08:00. */
    async noteDrain(): Promise<void> {
      await run((sql) => sql`select contact.note_drain(${recipients}, ${retentionDays})`);
    },

    /** Names of problems, which `contact.problems` and docs/deploy.md explain. */
    problems(): Promise<string[]> {
      const now = performance.now();
      if (report.until <= now) report = { until: now + REPORT_MS, problems: askProblems() };
      return report.problems;
    },

    close,
  };
}
