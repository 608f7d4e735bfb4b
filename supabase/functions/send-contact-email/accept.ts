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
  /** Keeps the process alive for work that goes on after the answer. */
  waitUntil(work: Promise<unknown>): void;
  /** One line for the operator. Never given anything the visitor wrote. */
  log: Log;
}

/** The keyed hashes under which a sender is counted; callers whose address the platform does not say count as one. */
async function hashedSenders(address: string | null, key: string) {
  if (address === null) return { sender: "unknown", network: "unknown" };
  const { sender, network } = sendersOf(address);
  return { sender: await hmac(key, sender), network: await hmac(key, network) };
}

/**
 * Stores a checked message and has its mail sent after the answer.
 *
 * @param address the message comes from; null where the platform did not say
 * @throws Refusal `rate_limited`, `submission_id_reused`, or `unavailable` when the database is
 */
export async function accept(
  submission: Submission,
  address: string | null,
  { settings, store, delivery, waitUntil, log }: AcceptDeps,
): Promise<"accepted" | "duplicate"> {
  const entry = { ...submission, ...(await hashedSenders(address, settings.clientHashKey)) };
  const { outcome, retryAfter } = await store.accept(entry, settings.limits).catch((error: unknown) => {
    throw asRefusal(error, log, "unavailable");
  });
  if (outcome === "limited") throw new Refusal("rate_limited", { retryAfter });
  if (outcome === "conflict") throw new Refusal("submission_id_reused");
  if (outcome === "accepted")
    waitUntil(delivery.drain().catch((error) => log("drain_failed", errorDetails(error))));
  return outcome;
}
