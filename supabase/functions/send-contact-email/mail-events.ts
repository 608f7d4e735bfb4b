import type { Deps } from "./accept.ts";
import { failureOf, UNAVAILABLE_RETRY_AFTER } from "./failure.ts";
import { BODY_LIMIT, jsonResponse, parseJson, Refusal, readBody } from "./http.ts";
import type { MailEvent } from "./mail-state.ts";

/** Seconds by which the provider's clock may differ, and for which a recorded request could be sent again. */
const TOLERANCE_SECONDS = 300;

/** Events after which a mail that had been taken does not arrive, or is not wanted where it arrived. */
const RETURNS: Record<string, string> = {
  "email.bounced": "bounced",
  "email.complained": "complained",
  "email.suppressed": "suppressed",
  "email.failed": "failed",
};

const encoder = new TextEncoder();

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

/**
 * Whether a request was signed by the provider, by the scheme of Standard Webhooks (Svix): an HMAC-SHA-256 over id, time and
 * body under the secret, and not longer ago than a few minutes. Several signatures may stand in the header while secrets
 * are exchanged.
 *
 * @param secret `whsec_` and the key in base64
 * @param nowMs milliseconds since 1970
 */
export async function isSigned(
  headers: Headers,
  body: Uint8Array,
  secret: string,
  nowMs: number,
): Promise<boolean> {
  const [id, time, signatures] = ["id", "timestamp", "signature"].map(
    (name) => headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`) ?? "",
  ) as [string, string, string];
  const keyBytes = bytesOf(secret.replace(/^whsec_/, ""));
  if (id === "" || !/^\d+$/.test(time) || keyBytes === null || keyBytes.length === 0) return false;
  if (Math.abs(nowMs / 1_000 - Number(time)) > TOLERANCE_SECONDS) return false;

  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", keyBytes, algorithm, false, ["verify"]);
  const head = encoder.encode(`${id}.${time}.`);
  const signed = new Uint8Array(head.length + body.length);
  signed.set(head);
  signed.set(body, head.length);
  for (const entry of signatures.split(" ")) {
    const [version, value = ""] = entry.split(",");
    const signature = version === "v1" ? bytesOf(value) : null;
    // Compares in constant time.
    if (signature !== null && (await crypto.subtle.verify("HMAC", key, signature, signed))) return true;
  }
  return false;
}

/** The event if it says that a mail came back, else null. */
function returnIn(id: string, event: unknown): MailEvent | null {
  const at = (value: unknown, name: string): unknown =>
    typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  const [type, providerId] = [at(event, "type"), at(at(event, "data"), "email_id")];
  const reason = typeof type === "string" ? RETURNS[type] : undefined;
  return reason !== undefined && typeof providerId === "string" && providerId !== ""
    ? { id, providerId, reason }
    : null;
}

/**
 * Takes an event of the mail provider. A mail that came back is opened again and leaves with the next drain; every other
 * event is answered 200 and forgotten.
 *
 * @throws Refusal `not_found` where no secret is set, `invalid_key` for a request that the provider did not sign,
 *   `unavailable` when the database is, so that the provider tells it again
 */
export async function takeMailEvent(
  request: Request,
  deps: Pick<Deps, "settings" | "store" | "delivery" | "waitUntil" | "log">,
  headers: Record<string, string>,
): Promise<Response> {
  const { mailEventsSecret } = deps.settings;
  if (mailEventsSecret === null) throw new Refusal("not_found");
  const body = await readBody(request, BODY_LIMIT);
  if (!(await isSigned(request.headers, body, mailEventsSecret, Date.now())))
    throw new Refusal("invalid_key");

  const id = request.headers.get("svix-id") ?? request.headers.get("webhook-id") ?? "";
  const event = returnIn(id, parseJson(body));
  if (event === null) return jsonResponse(200, { outcome: "ignored" }, headers);
  const outcome = await deps.store.mailReturned(event).catch((error: unknown) => {
    deps.log("mail_event_failed", failureOf(error));
    throw new Refusal("unavailable", { retryAfter: UNAVAILABLE_RETRY_AFTER });
  });
  if (outcome === "reopened") {
    deps.log("mail_returned", { reason: event.reason });
    deps.waitUntil(deps.delivery.drain().catch((error) => deps.log("drain_failed", failureOf(error))));
  }
  return jsonResponse(200, { outcome }, headers);
}
