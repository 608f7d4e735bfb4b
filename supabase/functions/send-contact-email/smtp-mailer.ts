import nodemailer from "nodemailer";
import { MailError, type Mailer } from "./outgoing-mail.ts";
import type { SmtpSettings } from "./settings.ts";
import { withTimeout } from "./with-timeout.ts";

/** Timeout of one delivery in milliseconds; servers may scan a mail before accepting it. */
const DELIVERY_TIMEOUT_MS = 50_000;

/** Timeout for the server's greeting, in milliseconds. */
const GREETING_MS = 15_000;

/** Milliseconds by which the idle timeout is shorter than the delivery's. */
const IDLE_MARGIN_MS = 4_000;

/** Timeout error in nodemailer's format. */
const OVERALL_TIMEOUT = { code: "ETIMEDOUT", command: "overall" };

/** Commands whose refusal concerns this mail or its recipient. */
const MAIL_COMMANDS = ["RCPT TO", "DATA"];

/** Classifies nodemailer's error by code, command and response code, which do not quote the mail. */
function failureOf(error: unknown): MailError {
  const [code, command, status]: unknown[] = ["code", "command", "responseCode"].map((name) =>
    Reflect.get(Object(error), name),
  );
  const parts = [code, command, status].filter((value) => value !== undefined);
  // 421: the server closes the connection for all mails.
  const isMailAtFault =
    typeof status === "number" && status !== 421 && MAIL_COMMANDS.includes(String(command));
  return new MailError(`SMTP: ${parts.join(" ") || "unknown failure"}`, isMailAtFault ? "mail" : "route");
}

/** Sends through an SMTP server, with a connection per mail. */
export function smtpMailer(smtp: SmtpSettings, timeoutMs = DELIVERY_TIMEOUT_MS): Mailer {
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
    socketTimeout: Math.max(timeoutMs - IDLE_MARGIN_MS, Math.ceil(timeoutMs / 2)),
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
        throw failureOf(error);
      }
    },
  };
}
