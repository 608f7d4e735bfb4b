import nodemailer from "nodemailer";
import { withTimeout } from "./http.ts";
import { MailError, type Mailer } from "./mail.ts";
import type { HttpSettings, SmtpSettings } from "./settings.ts";

/** Timeout of one delivery by HTTP in milliseconds. */
const HTTP_TIMEOUT_MS = 30_000;

/** Longest Retry-After of a busy provider, in seconds, that is waited for at once. */
const BUSY_SECONDS = 5;

/** Statuses that concern only this mail, and those of them that no repetition changes; 409: another worker sends it. */
const MAIL_AT_FAULT = [400, 409, 413, 422, 451];
const MAIL_REFUSED = [400, 413, 422];

/** Errors that concern the sender's configuration despite such a status. */
const SETTINGS_AT_FAULT =
  /^(invalid_from_address|invalid_access|invalid_region|invalid_api_key|missing_api_key)$/;

/** A response field, if it is a string. */
function textIn(answer: unknown, name: string): string {
  const value = typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : null;
  return typeof value === "string" ? value : "";
}

/** Seconds of a Retry-After header; 0 without one. */
const secondsIn = (retryAfter: string | null): number =>
  /^\d{1,5}$/.test(retryAfter ?? "") ? Number(retryAfter) : 0;

function httpFailure({ status, ok, headers }: Response, answer: unknown): MailError {
  // Only the error name: the message may quote the request.
  const name = ok ? "without an id" : textIn(answer, "name");
  const reason = `mail API answered ${status} ${name}`.trim();
  if (!MAIL_AT_FAULT.includes(status) || SETTINGS_AT_FAULT.test(name))
    return new MailError(reason, "route", secondsIn(headers.get("retry-after")));
  return new MailError(reason, MAIL_REFUSED.includes(status) ? "refused" : "mail");
}

/**
 * Sends through an HTTP API compatible with Resend: POST /emails with a bearer token. A mail is accepted if
 * the API returns an id. The idempotency key prevents duplicates. Waits for a provider that is busy for
 * seconds, so that its limit per second only slows a drain down.
 */
export const httpMailer = ({ url, apiKey }: HttpSettings, timeoutMs = HTTP_TIMEOUT_MS): Mailer => ({
  async send({ idempotencyKey, messageId, replyTo, to, headers, ...mail }) {
    const signal = AbortSignal.timeout(timeoutMs);
    for (;;) {
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
        signal,
      }).catch((error: unknown) => {
        const reason = String(Reflect.get(Object(error), "name") ?? "unknown failure");
        throw new MailError(`mail API gave no answer: ${reason}`, "route");
      });
      const answer: unknown = await response.json().catch(() => null);
      const id = textIn(answer, "id");
      if (response.ok && id !== "") return id;
      const failure = httpFailure(response, answer);
      const isBusy =
        response.status === 429 && failure.waitSeconds > 0 && failure.waitSeconds <= BUSY_SECONDS;
      if (!isBusy) throw failure;
      await new Promise((resolve) => setTimeout(resolve, failure.waitSeconds * 1_000));
    }
  },
});

/** Timeout of one delivery by SMTP in milliseconds; servers may scan a mail before accepting it. */
const SMTP_TIMEOUT_MS = 50_000;

/** Timeout for the server's greeting, in milliseconds. */
const GREETING_MS = 15_000;

/** Timeout error in nodemailer's format. */
const OVERALL_TIMEOUT = { code: "ETIMEDOUT", command: "overall" };

/** Commands whose refusal concerns this mail or its recipient. Only after DATA the server knows the text. */
const MAIL_COMMANDS = ["RCPT TO", "DATA"];

/** Classifies nodemailer's error by code, command and response code, which do not quote the mail. */
function smtpFailure(error: unknown): MailError {
  const [code, command, status]: unknown[] = ["code", "command", "responseCode"].map((name) =>
    Reflect.get(Object(error), name),
  );
  const parts = [code, command, status].filter((value) => value !== undefined);
  const reason = `SMTP: ${parts.join(" ") || "unknown failure"}`;
  // 421: the server closes the connection for all mails.
  if (typeof status !== "number" || status === 421 || !MAIL_COMMANDS.includes(String(command)))
    return new MailError(reason, "route");
  return new MailError(reason, status >= 500 && command === "DATA" ? "refused" : "mail");
}

/** Sends through an SMTP server, with a connection per mail. */
export function smtpMailer(smtp: SmtpSettings, timeoutMs = SMTP_TIMEOUT_MS): Mailer {
  const transport = nodemailer.createTransport({
    host: smtp.host,
    port: smtp.port,
    // The certificate is always verified; nothing is sent without TLS.
    secure: smtp.tls === "implicit",
    requireTLS: smtp.tls === "starttls",
    ignoreTLS: smtp.tls === "none",
    ...(smtp.user === "" ? {} : { auth: { user: smtp.user, pass: smtp.password } }),
    connectionTimeout: Math.min(GREETING_MS, timeoutMs),
    greetingTimeout: Math.min(GREETING_MS, timeoutMs),
    // Idle time, longest after DATA while the server scans (RFC 5321, 4.5.3.2.6).
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ idempotencyKey, headers, ...mail }) {
      const sending = transport.sendMail({
        ...mail,
        headers: { ...headers, "Resend-Idempotency-Key": idempotencyKey },
      });
      try {
        await withTimeout(sending, timeoutMs, OVERALL_TIMEOUT);
        return null;
      } catch (error) {
        throw smtpFailure(error);
      }
    },
  };
}
