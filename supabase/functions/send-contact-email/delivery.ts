import { errorDetails, type Log } from "./http.ts";
import { buildMail } from "./mail.ts";
import { MailError, type Mailer } from "./outgoing-mail.ts";
import type { MailSettings } from "./settings.ts";
import type { Claim, Store } from "./store.ts";
import { withTimeout } from "./with-timeout.ts";

export interface DrainReport {
  sent: number;
  failed: number;
}

export interface Delivery {
  /**
   * Sends what is due until nothing is, the time is up, or the mail server can take nothing. While one drain runs, further
   * calls join it; it then looks once more, so that nothing accepted meanwhile is overlooked.
   * @throws Error when the database is away; what was claimed comes back when its lease ends
   */
  drain(): Promise<DrainReport>;
  /** Claims nothing more. */
  end(): void;
}

interface Tools {
  store: Pick<Store, "claim" | "recordSent" | "recordFailure">;
  mailer: Mailer;
  settings: Pick<MailSettings, "from" | "to" | "heartbeatUrl">;
  log: Log;
}

/**
 * Milliseconds after which a drain claims no further mail. A worker of the platform lives 150 s at least and takes calls
 * during the first half; the call that comes last has 75 s, of which sending takes 50 and recording 10 at most.
 */
const CLAIMING_MS = 14_000;

/** Milliseconds for which recording a sent mail is tried, because a mail that went out unrecorded goes out twice. */
const RECORDING_MS = 10_000;
const RECORD_PAUSE_MS = 500;

const HEARTBEAT_TIMEOUT_MS = 10_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function createDelivery({ store, mailer, settings, log }: Tools): Delivery {
  let running: Promise<DrainReport> | null = null;
  let lookAgain = false;
  let isEnding = false;

  async function recordSent(claim: Claim, providerId: string | null): Promise<void> {
    const end = Date.now() + RECORDING_MS;
    const record = async (): Promise<void> => {
      for (;;) {
        try {
          return await store.recordSent(claim, providerId);
        } catch (error) {
          if (Date.now() + RECORD_PAUSE_MS >= end) throw error;
          await pause(RECORD_PAUSE_MS);
        }
      }
    };
    await withTimeout(record(), RECORDING_MS, new Error("a sent mail could not be recorded in time"));
  }

  /** Whoever waits for it learns that today's summary has gone out; when nothing comes, they ring. */
  async function beat(): Promise<void> {
    if (settings.heartbeatUrl === null) return;
    const signal = AbortSignal.timeout(HEARTBEAT_TIMEOUT_MS);
    await fetch(settings.heartbeatUrl, { signal })
      .then((answer) => answer.body?.cancel())
      .catch((error: unknown) => log("heartbeat_failed", errorDetails(error)));
  }

  /** @returns what became of the mail; `closed` when the next one would fare no better */
  async function deliver(claim: Claim): Promise<"sent" | "failed" | "closed"> {
    try {
      const providerId = await mailer.send(buildMail(claim, settings));
      await recordSent(claim, providerId).catch((error: unknown) => {
        log("mail_unrecorded", { outbox: claim.id, ...errorDetails(error) });
      });
      if (claim.kind === "summary") await beat();
      return "sent";
    } catch (error) {
      const reason = error instanceof Error ? error.message : "unknown failure";
      // What is not known as a failure of sending came from building the mail: another one is built otherwise.
      const failure = error instanceof MailError ? error : new MailError(reason, "mail");
      log("mail_failed", { outbox: claim.id, fault: failure.fault, reason: failure.message });
      // Unrecorded, it comes back when its lease ends.
      await store.recordFailure(claim, failure).catch((reason: unknown) => {
        log("mail_unrecorded", { outbox: claim.id, ...errorDetails(reason) });
      });
      return failure.fault === "route" ? "closed" : "failed";
    }
  }

  async function run(): Promise<DrainReport> {
    const report: DrainReport = { sent: 0, failed: 0 };
    const end = Date.now() + CLAIMING_MS;
    let isOpen = true;
    try {
      while (isOpen && !isEnding && Date.now() < end) {
        lookAgain = false;
        const claims = await store.claim();
        if (claims.length === 0 && !lookAgain) break;
        const results = await Promise.all(claims.map(deliver));
        const sent = results.filter((result) => result === "sent").length;
        report.sent += sent;
        report.failed += claims.length - sent;
        isOpen = !results.includes("closed");
      }
      return report;
    } finally {
      // In the same turn as the last look: a call that comes after it starts a new drain.
      running = null;
    }
  }

  return {
    drain() {
      lookAgain = true;
      running ??= run();
      return running;
    },
    end() {
      isEnding = true;
    },
  };
}
