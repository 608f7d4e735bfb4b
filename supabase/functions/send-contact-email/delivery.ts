import { buildMail } from "./mail.ts";
import type { DeliverySettings, MailSettings } from "./mail-env.ts";
import { asFailure } from "./mail-failure.ts";
import { signLinks } from "./morning-mail.ts";
import type { Mailer } from "./outgoing-mail.ts";
import type { Claim, Store } from "./store.ts";
import { withTimeout } from "./with-timeout.ts";

export interface DrainReport {
  sent: number;
  failed: number;
}

export interface Delivery {
  /**
   * Sends what is due until nothing is, the time is up, or there were enough mails for one call. While one drain runs,
   * further calls join it; it then looks once more, so that nothing accepted meanwhile is overlooked.
   * @throws Error when the database is away; what was claimed comes back when its lease ends
   */
  drain(): Promise<DrainReport>;
}

/** A way as the delivery uses it. */
export interface Way {
  mailer: Mailer;
  mail: Pick<MailSettings, "from" | "to" | "links">;
}

const RECORD_PAUSE_MS = 500;

interface Tools {
  store: Pick<Store, "claim" | "markSent" | "markFailed">;
  /** The usual way, and the second where there is one. */
  ways: readonly [first: Way, second?: Way];
  delivery: Pick<DeliverySettings, "drainMs" | "drainMails" | "recordMs">;
  log(event: string, details: Record<string, unknown>): void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function createDelivery({ store, ways, delivery, log }: Tools): Delivery {
  let running: Promise<DrainReport> | null = null;
  let lookAgain = false;

  /** Records a sent mail; tried for a while, because a mail that went out unrecorded goes out twice. */
  function recordSent(claim: Claim, providerId: string | null): Promise<void> {
    const end = Date.now() + delivery.recordMs;
    const record = async (): Promise<void> => {
      for (;;) {
        try {
          return await store.markSent(claim, providerId);
        } catch (error) {
          if (Date.now() + RECORD_PAUSE_MS >= end) throw error;
          await pause(RECORD_PAUSE_MS);
        }
      }
    };
    return withTimeout(record(), delivery.recordMs, new Error("a sent mail could not be recorded in time"));
  }

  async function deliver(claim: Claim): Promise<boolean> {
    // A second way that is set up no more: its mails take the usual one.
    const way = (claim.way === 2 ? ways[1] : undefined) ?? ways[0];
    if (claim.waitMs > 0) await pause(claim.waitMs);
    let providerId: string | null;
    try {
      providerId = await way.mailer.send(buildMail(claim, way.mail, await signLinks(claim, way.mail.links)));
    } catch (error) {
      const failure = asFailure(error);
      log("mail_failed", { outbox: claim.id, kind: failure.kind, reason: failure.message });
      await store.markFailed(claim, failure);
      return false;
    }
    await recordSent(claim, providerId);
    return true;
  }

  /** Delivers what was claimed; what could not even be recorded comes back when its lease ends. */
  async function deliverAll(claims: Claim[]): Promise<number> {
    const results = await Promise.allSettled(claims.map(deliver));
    for (const [index, result] of results.entries()) {
      if (result.status === "fulfilled") continue;
      const reason = asFailure(result.reason).message;
      log("mail_unrecorded", { outbox: claims[index]?.id, reason });
    }
    return results.filter((result) => result.status === "fulfilled" && result.value).length;
  }

  async function run(): Promise<DrainReport> {
    const report: DrainReport = { sent: 0, failed: 0 };
    const end = Date.now() + delivery.drainMs;
    try {
      do {
        lookAgain = false;
        const claims = await store.claim();
        if (claims.length === 0 && !lookAgain) break;
        const sent = await deliverAll(claims);
        report.sent += sent;
        report.failed += claims.length - sent;
      } while (Date.now() < end && report.sent + report.failed < delivery.drainMails);
      return report;
    } finally {
      // In the same turn as the last look: a call that comes after it starts a new drain.
      running = null;
      for (const way of ways) way?.mailer.rest();
    }
  }

  return {
    drain() {
      lookAgain = true;
      running ??= run();
      return running;
    },
  };
}
