import nodemailer from "nodemailer";
import { MailError, type Mailer } from "./outgoing-mail.ts";
import type { SmtpSettings } from "./settings.ts";
import { withTimeout } from "./with-timeout.ts";

/** Milliseconds a mail server may take until it greets. */
const GREETING_MS = 15_000;

/** Milliseconds before the end of all patience at which silence counts as lost: then it is known what became of the mail. */
const SILENCE_MARGIN_MS = 4_000;

/** What a mail that takes too long as a whole is refused with, in the form of nodemailer's own errors. */
const OVERALL_TIMEOUT = { code: "ETIMEDOUT", command: "overall" };

const openTransport = (smtp: SmtpSettings, timeoutMs: number) =>
  nodemailer.createTransport({
    host: smtp.host,
    port: smtp.port,
    // Either way the server has to prove its name; without encryption nothing is said to it.
    secure: smtp.tls === "implicit",
    requireTLS: smtp.tls === "starttls",
    ignoreTLS: smtp.tls === "none",
    ...(smtp.user === "" ? {} : { auth: { user: smtp.user, pass: smtp.password } }),
    pool: true,
    maxConnections: 2,
    // A connection that breaks fails its mail; the outbox decides when to try again, nobody else.
    maxRequeues: 0,
    connectionTimeout: Math.min(GREETING_MS, timeoutMs),
    greetingTimeout: Math.min(GREETING_MS, timeoutMs),
    // Silence that is borne: above all after the whole mail, while the server looks at it (RFC 5321, 4.5.3.2.6).
    socketTimeout: Math.max(timeoutMs - SILENCE_MARGIN_MS, Math.ceil(timeoutMs / 2)),
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/**
 * Why a mail did not go out, out of nodemailer's error: its code, the command it happened at and the server's code say it
 * without quoting the mail.
 *
 * @param isHandedOver whether all of the mail had been written
 */
function smtpFailure(error: unknown, isHandedOver: boolean): MailError {
  const part = (name: string): unknown =>
    typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
  const [code, command, status] = [part("code"), part("command"), part("responseCode")];
  const parts = [code, command, status].filter((value) => value !== undefined);
  const reason = `SMTP: ${parts.length > 0 ? parts.join(" ") : "unknown failure"}`;
  if (typeof status !== "number") return new MailError(reason, isHandedOver ? "unconfirmed" : "route");
  // "Not now": of this mail, or (421) of all.
  if (status < 500) return new MailError(reason, status === 421 ? "route" : "busy");
  return new MailError(reason, code === "EMESSAGE" ? "mail" : "route");
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
    async send({ idempotencyKey, withoutReplyTo: _, headers, ...mail }) {
      transport ??= open();
      handedOver.delete(mail.messageId);
      const sending = transport.sendMail({
        ...mail,
        headers: { ...headers, "Resend-Idempotency-Key": idempotencyKey },
      });
      try {
        await withTimeout(sending, timeoutMs, OVERALL_TIMEOUT);
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
