import type { DeliverySettings, MailSettings } from "./env.ts";
import { buildMail, type Mailer } from "./mail.ts";
import { signLinks } from "./morning-mail.ts";
import type { Claim, Store } from "./store.ts";

export interface DrainReport {
  sent: number;
  failed: number;
}

export interface Delivery {
  /**
   * Sends what is due until nothing is, or the time is up. While one drain runs, further calls join it; it then
   * looks once more, so that nothing accepted meanwhile is overlooked.
   * @throws Error when the database is away; what was claimed comes back when its lease ends
   */
  drain(): Promise<DrainReport>;
}

const RECORD_TRIES = 5;
const RECORD_PAUSE_MS = 1_000;

interface Tools {
  store: Store;
  mailer: Mailer;
  mail: Pick<MailSettings, "from" | "to" | "links">;
  delivery: DeliverySettings;
  log(event: string, details: Record<string, unknown>): void;
}

export function createDelivery({ store, mailer, mail, delivery, log }: Tools): Delivery {
  let running: Promise<DrainReport> | null = null;
  let lookAgain = false;

  /** Records a sent mail; tried for a while, because a mail that went out unrecorded goes out twice. */
  async function recordSent(claim: Claim, providerId: string | null): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await store.markSent(claim, providerId);
      } catch (error) {
        if (tries === RECORD_TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, RECORD_PAUSE_MS));
      }
    }
  }

  async function deliver(claim: Claim): Promise<boolean> {
    let providerId: string | null;
    try {
      providerId = await mailer.send(buildMail(claim, mail, await signLinks(claim, mail.links)));
    } catch (error) {
      const reason = error instanceof Error ? error.message : "unknown failure";
      log("mail_failed", { outbox: claim.id, reason });
      await store.markFailed(claim, reason);
      return false;
    }
    await recordSent(claim, providerId);
    return true;
  }

  async function run(): Promise<DrainReport> {
    const report: DrainReport = { sent: 0, failed: 0 };
    const end = Date.now() + delivery.drainMs;
    try {
      do {
        lookAgain = false;
        const claims = await store.claim();
        if (claims.length === 0 && !lookAgain) break;
        const results = await Promise.allSettled(claims.map(deliver));
        const sent = results.filter((result) => result.status === "fulfilled" && result.value).length;
        report.sent += sent;
        report.failed += results.length - sent;
      } while (Date.now() < end);
      return report;
    } finally {
      // In the same turn as the last look: a call that comes after it starts a new drain.
      running = null;
      mailer.rest();
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
