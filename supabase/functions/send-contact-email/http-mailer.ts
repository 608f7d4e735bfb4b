import { MailFailure } from "./mail-failure.ts";
import type { Mailer, OutgoingMail } from "./outgoing-mail.ts";

/** Statuses with which an API says that this very mail will not do. */
const MESSAGE_STATUSES = [400, 413, 422, 451];

/** Names of errors that mean the sender's settings though their status is one of those. */
const SETTINGS_AT_FAULT =
  /^(invalid_from_address|invalid_access|invalid_region|invalid_api_key|missing_api_key)$/;

/** Seconds of a Retry-After header, which holds them or a date. */
function secondsIn(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const seconds = /^\s*\d+\s*$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(Math.ceil(seconds), 0) : 0;
}

function failureOf(status: number, name: string, retryAfter: string | null): MailFailure {
  // Only the error's name: its message may quote what was sent.
  const reason = `mail API answered ${status} ${name}`.trim();
  if (MESSAGE_STATUSES.includes(status) && !SETTINGS_AT_FAULT.test(name))
    return new MailFailure(reason, "message");
  // 409: another worker is handing over the same mail.
  return new MailFailure(reason, "system", { pausesWay: status !== 409, waitSeconds: secondsIn(retryAfter) });
}

/** What the provider knows a mail by: its key, and its text where the key was used for another text already. */
async function keyWithText(key: string, body: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body)));
  return `${key}/${Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

interface Answer {
  status: number;
  retryAfter: string | null;
  field(name: string): string | null;
}

/**
 * Sends through an HTTP API that speaks Resend's protocol: POST /emails with a bearer key. A repetition of a mail that was
 * taken is answered like the first, and not sent: the provider knows it by its key.
 */
export function httpMailer(url: string, apiKey: string, timeoutMs: number): Mailer {
  async function post(key: string, body: string, signal: AbortSignal): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${apiKey}`,
      "content-type": "application/json",
      "idempotency-key": key,
    };
    const response = await fetch(url, { method: "POST", headers, body, signal }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.name : "unknown failure";
      throw new MailFailure(`mail API gave no answer: ${reason}`, "system", { pausesWay: true });
    });
    const answer: unknown = await response.json().catch(() => null);
    const field = (name: string): string | null => {
      const value = typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : null;
      return typeof value === "string" ? value : null;
    };
    return { status: response.status, retryAfter: response.headers.get("retry-after"), field };
  }

  return {
    async send(mail: OutgoingMail) {
      const body = JSON.stringify({
        from: mail.from,
        to: mail.to,
        reply_to: mail.replyTo,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { "Message-ID": mail.messageId },
      });
      const signal = AbortSignal.timeout(timeoutMs);
      let answer = await post(mail.idempotencyKey, body, signal);
      // An earlier try had another text, by older settings or another version of this function.
      if (answer.status === 409 && answer.field("name") === "invalid_idempotent_request")
        answer = await post(await keyWithText(mail.idempotencyKey, body), body, signal);
      if (answer.status >= 200 && answer.status < 300) return answer.field("id");
      throw failureOf(answer.status, answer.field("name") ?? "", answer.retryAfter);
    },
    rest: () => undefined,
  };
}
