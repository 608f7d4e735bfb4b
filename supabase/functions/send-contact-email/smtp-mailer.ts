import nodemailer from "nodemailer";
import { MailError, type Mailer } from "./outgoing-mail.ts";
import type { SmtpSettings } from "./settings.ts";
import { withTimeout } from "./with-timeout.ts";

/** Milliseconds one delivery may take: a mail server may look at a mail for a while before it says that it has it. */
const PATIENCE_MS = 50_000;

/** Milliseconds a mail server may take until it greets. */
const GREETING_MS = 15_000;

/** Milliseconds by which silence on the line ends before all patience does: then the connection is closed. */
const SILENCE_MARGIN_MS = 4_000;

/** What a mail that takes too long as a whole is refused with, in the form of nodemailer's own errors. */
const OVERALL_TIMEOUT = { code: "ETIMEDOUT", command: "overall" };

/** Commands at which a server says what it has against this mail or its recipient, and not against the sender. */
const MAIL_COMMANDS = ["RCPT TO", "DATA"];

/**
 * Why a mail did not go out, out of nodemailer's error: its code, the command it happened at and the server's code say it
 * without quoting the mail.
 */
function failureOf(error: unknown): MailError {
  const [code, command, status]: unknown[] = ["code", "command", "responseCode"].map((name) =>
    Reflect.get(Object(error), name),
  );
  const parts = [code, command, status].filter((value) => value !== undefined);
  // 421: the server closes, for every mail.
  const isMailAtFault =
    typeof status === "number" && status !== 421 && MAIL_COMMANDS.includes(String(command));
  return new MailError(`SMTP: ${parts.join(" ") || "unknown failure"}`, isMailAtFault ? "mail" : "route");
}

/** Sends through an SMTP server, each mail over a connection of its own. */
export function smtpMailer(smtp: SmtpSettings, timeoutMs = PATIENCE_MS): Mailer {
  const transport = nodemailer.createTransport({
    host: smtp.host,
    port: smtp.port,
    // Either way the server has to prove its name; without encryption nothing is said to it.
    secure: smtp.tls === "implicit",
    requireTLS: smtp.tls === "starttls",
    ignoreTLS: smtp.tls === "none",
    ...(smtp.user === "" ? {} : { auth: { user: smtp.user, pass: smtp.password } }),
    connectionTimeout: Math.min(GREETING_MS, timeoutMs),
    greetingTimeout: Math.min(GREETING_MS, timeoutMs),
    // Silence that is borne: above all after the whole mail, while the server looks at it (RFC 5321, 4.5.3.2.6).
    socketTimeout: Math.max(timeoutMs - SILENCE_MARGIN_MS, Math.ceil(timeoutMs / 2)),
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
