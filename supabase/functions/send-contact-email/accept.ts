import type { Delivery } from "./delivery.ts";
import { asRefusal, errorDetails, type Log, Refusal } from "./http.ts";
import { hmac, sha256 } from "./keys.ts";
import { networkOf } from "./network.ts";
import type { Settings } from "./settings.ts";
import type { Store } from "./store.ts";
import type { Submission } from "./validate.ts";

export interface AcceptDeps {
  settings: Pick<Settings, "clientHashKey" | "limits" | "phone">;
  store: Pick<Store, "accept">;
  delivery: Pick<Delivery, "drain">;
  /** Keeps the process alive for work that goes on after the answer. */
  waitUntil(work: Promise<unknown>): void;
  /** One line for the operator. Never given anything the visitor wrote. */
  log: Log;
}

/** Letters below which two people may well have written the same text. */
const TELLING_TEXT = 20;

/** What tells the same text in messages of different people; null where it is too short for that. */
async function textHash(text: string): Promise<string | null> {
  const plain = text.toLowerCase().replace(/\s+/g, " ");
  return plain.length < TELLING_TEXT ? null : sha256(plain);
}

/**
 * Stores a checked message and has its mail sent after the answer.
 *
 * @param address the message comes from; null where the platform did not say: then all such callers count as one
 * @throws Refusal `rate_limited`, `submission_id_reused`, or `unavailable` when the database is
 */
export async function accept(
  submission: Submission,
  address: string | null,
  { settings, store, delivery, waitUntil, log }: AcceptDeps,
): Promise<"accepted" | "duplicate"> {
  const { message } = submission;
  const entry = {
    ...submission,
    // The keys stand in the order in which `validate` builds them, so equal messages hash alike.
    payloadHash: await sha256(JSON.stringify(message)),
    textHash: await textHash(message.message),
    sender: address === null ? "unknown" : await hmac(settings.clientHashKey, networkOf(address)),
  };
  const { outcome, retryAfter } = await store.accept(entry, settings.limits).catch((error: unknown) => {
    throw asRefusal(error, log, "unavailable");
  });
  if (outcome === "limited")
    throw new Refusal("rate_limited", { retryAfter, ...(settings.phone && { phone: settings.phone }) });
  if (outcome === "conflict") throw new Refusal("submission_id_reused");
  if (outcome === "accepted")
    waitUntil(delivery.drain().catch((error) => log("drain_failed", errorDetails(error))));
  return outcome;
}
