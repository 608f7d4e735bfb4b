import type { Delivery } from "./delivery.ts";
import { asRefusal, errorDetails, type Log, Refusal } from "./http.ts";
import { hmac } from "./receive.ts";
import type { Settings } from "./settings.ts";
import type { Store } from "./store.ts";
import type { Submission } from "./validate.ts";

export interface AcceptDeps {
  settings: Pick<Settings, "clientHashKey">;
  store: Pick<Store, "accept">;
  delivery: Pick<Delivery, "drain">;
  /** Keeps the worker alive for work after the response. */
  waitUntil(work: Promise<unknown>): void;
  log: Log;
}

/** Parses an IPv6 address into eight groups; null for anything else. */
function groupsOf(address: string): string[] | null {
  const url = `http://[${address}]`;
  if (!URL.canParse(url)) return null;
  // Canonical form: lower case, longest run of zeros as "::".
  const [head = "", tail = ""] = new URL(url).hostname.slice(1, -1).split("::");
  const [first, last] = [head, tail].map((part) => part.split(":").filter((group) => group !== ""));
  const missing = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  return [...(first ?? []), ...Array<string>(missing).fill("0"), ...(last ?? [])];
}

/**
 * The sender and its network for rate limits: an IPv4 address and its /24 (also if IPv4-mapped), an IPv6 /64,
 * which is a household, and its /48, the largest customer allocation.
 */
export function sendersOf(address: string): { sender: string; network: string } {
  const [plain = ""] = address.trim().toLowerCase().split("%");
  const groups = groupsOf(plain);
  if (groups !== null && !groups.join(":").startsWith("0:0:0:0:0:ffff:"))
    return { sender: groups.slice(0, 4).join(":"), network: groups.slice(0, 3).join(":") };
  const [high = 0, low = 0] = (groups ?? []).slice(6).map((group) => parseInt(group, 16));
  const sender = groups === null ? plain : [high >> 8, high & 255, low >> 8, low & 255].join(".");
  return { sender, network: sender.replace(/\.\d+$/, "") };
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
  const { outcome, retryAfter } = await store.accept(hashed).catch((error: unknown) => {
    throw asRefusal(error, log, "unavailable");
  });
  if (outcome === "limited") throw new Refusal("rate_limited", { retryAfter });
  if (outcome === "conflict") throw new Refusal("submission_id_reused");
  if (outcome === "accepted")
    waitUntil(delivery.drain().catch((error) => log("drain_failed", errorDetails(error))));
  return outcome;
}
