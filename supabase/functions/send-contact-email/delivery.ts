import { asRefusal, errorDetails, type Log } from "./http.ts";
import { buildMail, MailError, type Mailer } from "./mail.ts";
import type { MailSettings } from "./settings.ts";
import type { Claim, Store } from "./store.ts";

interface DrainReport {
  sent: number;
  failed: number;
}

export type Delivery = ReturnType<typeof createDelivery>;

interface Tools {
  store: Pick<Store, "claim" | "recordSent" | "recordFailure">;
  mailer: Mailer;
  settings: Pick<MailSettings, "from" | "to">;
  log: Log;
}

/**
 * Milliseconds after which a drain claims no further mail. A worker lives at least 150 s and receives calls
 * for the first 75 s; sending takes up to 50 s and recording up to 18 s.
 */
const CLAIMING_MS = 14_000;

/**
 * Milliseconds after which recording a sent mail is not tried again; the last try may take 8 s. An unrecorded
 * mail is sent twice.
 */
const RECORDING_MS = 10_000;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 500));

export function createDelivery({ store, mailer, settings, log }: Tools) {
  let running: Promise<DrainReport> | null = null;
  let checkAgain = false;
  let isEnding = false;

  async function recordSent(claim: Claim, providerId: string | null): Promise<void> {
    for (const end = Date.now() + RECORDING_MS; ; await pause()) {
      try {
        return await store.recordSent(claim, providerId);
      } catch (error) {
        if (Date.now() >= end) throw error;
      }
    }
  }

  /** @returns the result; `closed` if the next mail would fail too */
  async function deliver(claim: Claim): Promise<"sent" | "failed" | "closed"> {
    try {
      const providerId = await mailer.send(buildMail(claim, settings));
      await recordSent(claim, providerId).catch((error: unknown) => {
        log("mail_unrecorded", { outbox: claim.id, ...errorDetails(error) });
      });
      return "sent";
    } catch (error) {
      const reason = error instanceof Error ? error.message : "unknown failure";
      // Any other error came from building the mail, so the next may succeed.
      const failure = error instanceof MailError ? error : new MailError(reason, "mail");
      log("mail_failed", { outbox: claim.id, fault: failure.fault, reason: failure.message });
      // If unrecorded, it is retried when its lease expires.
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
        checkAgain = false;
        const claims = await store.claim();
        if (claims.length === 0 && !checkAgain) break;
        const results = await Promise.all(claims.map(deliver));
        const sent = results.filter((result) => result === "sent").length;
        report.sent += sent;
        report.failed += claims.length - sent;
        isOpen = !results.includes("closed");
      }
      return report;
    } catch (error) {
      // Once, however many calls wait for it.
      throw asRefusal(error, log, "unavailable");
    } finally {
      // Synchronous with the last check: a later call starts a new drain.
      running = null;
    }
  }

  return {
    /**
     * Sends due mails until none is left, the time is up, or the mail server accepts none. Concurrent calls
     * join the running drain, which then checks once more.
     * @throws Refusal, logged, if the database is down; claimed mails return when their lease expires
     */
    drain(): Promise<DrainReport> {
      checkAgain = true;
      running ??= run();
      return running;
    },
    end(): void {
      isEnding = true;
    },
  };
}
