import { MailError, type Mailer } from "./outgoing-mail.ts";
import type { HttpSettings } from "./settings.ts";

/** Timeout of one delivery in milliseconds. */
const DELIVERY_TIMEOUT_MS = 30_000;

/** Statuses that concern only this mail; 409: another worker is sending it. */
const MAIL_AT_FAULT = [400, 409, 413, 422, 451];

/** Errors that concern the sender's configuration despite such a status. */
const SETTINGS_AT_FAULT =
  /^(invalid_from_address|invalid_access|invalid_region|invalid_api_key|missing_api_key)$/;

/** Parses a Retry-After header: seconds or a date. */
function secondsIn(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const seconds = /^\s*\d+\s*$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), 86_400) : 0;
}

/** A response field, if it is a string. */
function textIn(answer: unknown, name: string): string {
  const value = typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : null;
  return typeof value === "string" ? value : "";
}

function failureOf({ status, ok, headers }: Response, answer: unknown): MailError {
  // Only the error name: the message may quote the request.
  const name = ok ? "without an id" : textIn(answer, "name");
  const isMailAtFault = MAIL_AT_FAULT.includes(status) && !SETTINGS_AT_FAULT.test(name);
  return new MailError(
    `mail API answered ${status} ${name}`.trim(),
    isMailAtFault ? "mail" : "route",
    secondsIn(headers.get("retry-after")),
  );
}

/**
 * Sends through an HTTP API compatible with Resend: POST /emails with a bearer token. A mail is accepted if
 * the API returns an id. The idempotency key prevents duplicates.
 */
export const httpMailer = ({ url, apiKey }: HttpSettings, timeoutMs = DELIVERY_TIMEOUT_MS): Mailer => ({
  async send({ idempotencyKey, messageId, replyTo, to, headers, ...mail }) {
    const response = await fetch(url, {
      method: "POST",
      // Following a redirect would turn the POST into a GET.
      redirect: "manual",
      headers: {
        authorization: `Bearer ${apiKey}`,
        "content-type": "application/json",
        "idempotency-key": idempotencyKey,
      },
      body: JSON.stringify({
        ...mail,
        to: [to],
        reply_to: replyTo,
        headers: { ...headers, "Message-ID": messageId },
      }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      const reason = String(Reflect.get(Object(error), "name") ?? "unknown failure");
      throw new MailError(`mail API gave no answer: ${reason}`, "route");
    });
    const answer: unknown = await response.json().catch(() => null);
    const id = textIn(answer, "id");
    if (!response.ok || id === "") throw failureOf(response, answer);
    return id;
  },
});
