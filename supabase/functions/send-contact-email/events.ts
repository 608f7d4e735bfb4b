import { asRefusal, jsonResponse, type Log, Refusal } from "./http.ts";
import { parseJson, readBody } from "./receive.ts";
import type { Settings } from "./settings.ts";
import type { Store } from "./store.ts";

/** Resend events about a mail that was not delivered, or a suppressed recipient. */
const UNDELIVERED = ["email.bounced", "email.complained", "email.suppressed", "email.failed"];

/** Maximum clock difference of an event in seconds, against replay. */
const TOLERANCE_SECONDS = 300;

/**
 * Milliseconds after which an event about an unknown mail is ignored: a mail of this function would have been
 * recorded.
 */
const RECORDED_WITHIN_MS = 3_600_000;

/** Signatures that are verified; each costs as much as the body. */
const MAX_SIGNATURES = 10;

/** Milliseconds between two log lines about refused events, which anybody can send. */
const LOG_EVERY_MS = 3_600_000;
let nextLog = 0;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Verifies the signature (https://docs.svix.com/receiving/verifying-payloads/how-manual). */
async function isSigned(secret: string, headers: Headers, body: Uint8Array, now: number): Promise<boolean> {
  const [id, time, signatures] = ["id", "timestamp", "signature"].map(
    (name) => headers.get(`svix-${name}`) ?? "",
  );
  if (!/^\d+$/.test(time ?? "") || Math.abs(now / 1_000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), algorithm, false, ["verify"]);
  const head = new TextEncoder().encode(`${id}.${time}.`);
  const signed = new Uint8Array([...head, ...body]);
  // The provider sends one for each of its valid secrets.
  const all = [...(signatures ?? "").matchAll(/(?:^| )v1,([A-Za-z0-9+/]{43}=)/g)];
  for (const [, signature = ""] of all.slice(0, MAX_SIGNATURES))
    if (await crypto.subtle.verify("HMAC", key, bytesOf(signature), signed)) return true;
  return false;
}

interface MailEvent {
  type?: unknown;
  data?: { email_id?: unknown; created_at?: unknown };
}

interface EventDeps {
  settings: Pick<Settings, "webhookSecret">;
  store: Pick<Store, "recordUndelivered">;
  log: Log;
}

/**
 * Records undelivered mails reported by the provider, for health and the daily summary.
 * @throws Refusal `not_found` without a secret, `invalid_key` without a valid signature, `unavailable` for a
 * mail that may not be recorded yet, so that the provider retries
 */
export async function handleEvent(
  request: Request,
  { settings, store, log }: EventDeps,
  headers: Record<string, string>,
  now = Date.now(),
): Promise<Response> {
  if (settings.webhookSecret === null) throw new Refusal("not_found");
  const body = await readBody(request);
  if (!(await isSigned(settings.webhookSecret, request.headers, body, now))) {
    // Probably signed with another secret, in which case bounces are lost.
    if (request.headers.has("svix-signature") && now >= nextLog) {
      nextLog = now + LOG_EVERY_MS;
      log("event_refused", {});
    }
    throw new Refusal("invalid_key");
  }
  const { type, data } = Object(parseJson(body)) as MailEvent;
  const { email_id: id, created_at: sentAt } = Object(data) as NonNullable<MailEvent["data"]>;
  if (typeof type === "string" && UNDELIVERED.includes(type) && typeof id === "string") {
    const isKnown = await store.recordUndelivered(id, type).catch((error: unknown) => {
      throw asRefusal(error, log, "unavailable");
    });
    if (!isKnown && now - Date.parse(String(sentAt)) < RECORDED_WITHIN_MS)
      throw new Refusal("unavailable", { retryAfter: 30 });
  }
  return jsonResponse(200, {}, headers);
}
