import { MailError, type Mailer } from "./outgoing-mail.ts";
import type { HttpSettings } from "./settings.ts";

/** Statuses with which an API says that this very mail will not do. */
const MAIL_AT_FAULT = [400, 413, 422, 451];

/** Names of errors that mean the sender's settings though their status is one of those. */
const SETTINGS_AT_FAULT =
  /^(invalid_from_address|invalid_access|invalid_region|invalid_api_key|missing_api_key)$/;

/** Seconds of a Retry-After header, which holds them or a date. */
function secondsIn(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const seconds = /^\s*\d+\s*$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), 86_400) : 0;
}

function failureOf(status: number, name: string, retryAfter: string | null): MailError {
  // Only the error's name: its message may quote what was sent.
  const reason = `mail API answered ${status} ${name}`.trim();
  if (MAIL_AT_FAULT.includes(status) && !SETTINGS_AT_FAULT.test(name)) return new MailError(reason, "mail");
  // 409: another worker is handing over the same mail.
  return new MailError(reason, status === 409 ? "busy" : "route", secondsIn(retryAfter));
}

/**
 * Sends through an HTTP API that speaks Resend's protocol: POST /emails with a bearer key. A repetition of a mail that was
 * taken is answered like the first, and not sent: the provider knows it by its key.
 */
export function httpMailer({ url, apiKey }: HttpSettings, timeoutMs: number): Mailer {
  return {
    async send({ idempotencyKey, messageId, replyTo, headers, withoutReplyTo: _, ...mail }) {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          authorization: `Bearer ${apiKey}`,
          "content-type": "application/json",
          "idempotency-key": idempotencyKey,
        },
        body: JSON.stringify({
          ...mail,
          reply_to: replyTo,
          headers: { ...headers, "Message-ID": messageId },
        }),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        const reason = String(Reflect.get(Object(error), "name") ?? "unknown failure");
        throw new MailError(`mail API gave no answer: ${reason}`, "route");
      });
      const answer: unknown = await response.json().catch(() => null);
      const field = (name: string): string | null => {
        const value = typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : null;
        return typeof value === "string" ? value : null;
      };
      if (response.ok) return field("id");
      throw failureOf(response.status, field("name") ?? "", response.headers.get("retry-after"));
    },
    rest: () => undefined,
  };
}
