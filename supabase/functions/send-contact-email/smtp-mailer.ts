import nodemailer from "nodemailer";
import type { SmtpSettings } from "./mail-env.ts";
import { MailFailure } from "./mail-failure.ts";
import type { Mailer } from "./outgoing-mail.ts";
import { withTimeout } from "./with-timeout.ts";

/** Milliseconds a mail server may take until it greets. */
const GREETING_MS = 15_000;

/** What a mail that takes too long as a whole is refused with, in the form of nodemailer's own errors. */
const OVERALL_TIMEOUT = { code: "ETIMEDOUT", command: "overall" };

const openTransport = (smtp: SmtpSettings, timeoutMs: number) =>
  nodemailer.createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.tls === "implicit",
    requireTLS: smtp.tls === "starttls",
    ignoreTLS: smtp.tls === "none",
    ...(smtp.user === "" ? {} : { auth: { user: smtp.user, pass: smtp.password } }),
    pool: true,
    maxConnections: 4,
    // A connection that breaks fails its mail; the outbox decides when to try again, nobody else.
    maxRequeues: 0,
    connectionTimeout: Math.min(GREETING_MS, timeoutMs / 3),
    greetingTimeout: Math.min(GREETING_MS, timeoutMs / 3),
    // Silence that is borne: above all after the whole mail, while the server looks at it (RFC 5321, 4.5.3.2.6).
    socketTimeout: timeoutMs * (10 / 11),
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/**
 * Why a mail did not go out, out of nodemailer's error: its code, the command it happened at and the server's code say it
 * without quoting the mail.
 *
 * @param isHandedOver whether all of the mail had been written
 */
export function smtpFailure(error: unknown, isHandedOver: boolean): MailFailure {
  const part = (name: string): unknown =>
    typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
  const [code, command, status] = [part("code"), part("command"), part("responseCode")];
  const parts = [code, command, status].filter((value) => value !== undefined);
  const reason = `SMTP: ${parts.length > 0 ? parts.join(" ") : "unknown failure"}`;

  if (typeof status !== "number")
    return isHandedOver
      ? new MailFailure(reason, "unconfirmed")
      : new MailFailure(reason, "system", { pausesWay: true });
  // "Not now": of this mail, or (421) of all.
  if (status < 500) return new MailFailure(reason, "system", { pausesWay: status === 421 });
  if (code === "EMESSAGE") return new MailFailure(reason, "message");
  if (code === "EENVELOPE" && String(command).startsWith("RCPT")) return new MailFailure(reason, "recipient");
  return new MailFailure(reason, "system", { pausesWay: true });
}

/** Sends through an SMTP server, over connections that last as long as there is mail to send. */
export function smtpMailer(smtp: SmtpSettings, timeoutMs: number): Mailer {
  let transport: ReturnType<typeof openTransport> | null = null;
  const handedOver = new Set<string>();

  /** Notes when the last byte of a mail has been written. */
  function open(): ReturnType<typeof openTransport> {
    const opened = openTransport(smtp, timeoutMs);
    opened.use("stream", (mail, done) => {
      const { messageId } = mail.data;
      mail.message.processFunc((text) =>
        text.on("end", () => {
          if (typeof messageId === "string") handedOver.add(messageId);
        }),
      );
      done();
    });
    return opened;
  }

  return {
    async send({ idempotencyKey, withoutReplyTo: _, ...mail }) {
      transport ??= open();
      handedOver.delete(mail.messageId);
      const headers = { "Resend-Idempotency-Key": idempotencyKey };
      try {
        await withTimeout(transport.sendMail({ ...mail, headers }), timeoutMs, OVERALL_TIMEOUT);
        return null;
      } catch (error) {
        throw smtpFailure(error, handedOver.has(mail.messageId));
      } finally {
        handedOver.delete(mail.messageId);
      }
    },
    rest() {
      transport?.close();
      transport = null;
    },
  };
}
