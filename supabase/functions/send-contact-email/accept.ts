import type { Delivery } from "./delivery.ts";
import { asRefusal, errorDetails, type Log, Refusal } from "./http.ts";
import { hmac } from "./keys.ts";
import { sendersOf } from "./network.ts";
import type { Settings } from "./settings.ts";
import type { Store } from "./store.ts";
import type { Submission } from "./validate.ts";

export interface AcceptDeps {
  settings: Pick<Settings, "clientHashKey" | "limits">;
  store: Pick<Store, "accept">;
  delivery: Pick<Delivery, "drain">;
  /** Keeps the worker alive for work after the response. */
  waitUntil(work: Promise<unknown>): void;
  log: Log;
}

/** Keyed hashes by which senders are rate-limited; callers of unknown address share one. */
async function hashedSenders(address: string | null, key: string) {
  if (address === null) return { sender: "unknown", network: "unknown" };
  const { sender, network } = sendersOf(address);
  return { sender: await hmac(key, sender), network: await hmac(key, network) };
}

/**
 * Stores a validated message and sends its mails after the response.
 * @param address client address; null if the platform gave none
 * @throws Refusal `rate_limited`, `submission_id_reused`, or `unavailable` if the database is down
 */
export async function accept(
  submission: Submission,
  address: string | null,
  { settings, store, delivery, waitUntil, log }: AcceptDeps,
): Promise<"accepted" | "duplicate"> {
  const hashed = { ...submission, ...(await hashedSenders(address, settings.clientHashKey)) };
  const { outcome, retryAfter } = await store.accept(hashed, settings.limits).catch((error: unknown) => {
    throw asRefusal(error, log, "unavailable");
  });
  if (outcome === "limited") throw new Refusal("rate_limited", { retryAfter });
  if (outcome === "conflict") throw new Refusal("submission_id_reused");
  if (outcome === "accepted")
    waitUntil(delivery.drain().catch((error) => log("drain_failed", errorDetails(error))));
  return outcome;
}
