import nodemailer from "nodemailer";
import type { MailSettings, SmtpSettings } from "./env.ts";
import type { LinkOf } from "./held-link.ts";
import { messageText } from "./mail-text.ts";
import { morningText } from "./morning-mail.ts";
import type { Claim } from "./store.ts";
import { withTimeout } from "./with-timeout.ts";

/** One mail, ready to be handed over. */
export interface OutgoingMail {
  from: string;
  to: string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every try of the same mail, so that receivers and providers can drop repetitions. */
  messageId: string;
  idempotencyKey: string;
}

export interface Mailer {
  /**
   * Hands one mail over. Returns the provider's id for it, or null.
   * @throws Error with the server's reason, without anything of the visitor's
   */
  send(mail: OutgoingMail): Promise<string | null>;
  /** Lets go of connections; called when nothing is due. */
  rest(): void;
}

/** An address with an ASCII domain, since not every mail server takes `müşteri.com` as it is written. */
function asciiAddress(address: string): string {
  const [local = "", domain = ""] = address.split("@");
  if (!/[^\p{ASCII}]/u.test(domain)) return address;
  return URL.canParse(`http://${domain}`) ? `${local}@${new URL(`http://${domain}`).hostname}` : "";
}

const domainOf = (from: string): string => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? "localhost";

/**
 * Builds the mail for a claimed outbox row. Pure: the same claim always gives the same mail.
 *
 * @param linkOf links to the held messages that a morning mail names (`signLinks`)
 */
export function buildMail(
  claim: Claim,
  { from, to }: Pick<MailSettings, "from" | "to">,
  linkOf?: LinkOf,
): OutgoingMail {
  const name = claim.kind === "submission" ? claim.submissionId : `summary-${claim.day}`;
  const identity = { from, to, messageId: `<${name}@${domainOf(from)}>`, idempotencyKey: `contact/${name}` };
  if (claim.kind === "summary") return { ...identity, ...morningText(claim.day, claim.summary, linkOf) };
  const replyTo = asciiAddress(claim.message.email);
  return {
    ...identity,
    ...(replyTo === "" ? {} : { replyTo }),
    ...messageText(claim.message, claim.submissionId, claim.receivedAt),
  };
}

/** Sends through an HTTP API that speaks Resend's protocol: POST /emails with a bearer key. */
export function httpMailer(url: string, apiKey: string, timeoutMs: number): Mailer {
  return {
    async send(mail) {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          authorization: `Bearer ${apiKey}`,
          "content-type": "application/json",
          "idempotency-key": mail.idempotencyKey,
        },
        body: JSON.stringify({
          from: mail.from,
          to: mail.to,
          reply_to: mail.replyTo,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: { "Message-ID": mail.messageId },
        }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer: unknown = await response.json().catch(() => null);
      const field = (name: string): string | null => {
        const value = typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : null;
        return typeof value === "string" ? value : null;
      };
      // Only the error's name: its message may quote what was sent.
      if (!response.ok) throw new Error(`mail API answered ${response.status} ${field("name") ?? ""}`.trim());
      return field("id");
    },
    rest: () => undefined,
  };
}

/** The parts of an SMTP failure that say why without quoting the mail. */
function smtpReason(error: unknown): string {
  const part = (name: string): unknown =>
    typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
  const parts = [part("code"), part("command"), part("responseCode")].filter((value) => value !== undefined);
  return `SMTP: ${parts.length > 0 ? parts.join(" ") : "unknown failure"}`;
}

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
    connectionTimeout: timeoutMs / 3,
    greetingTimeout: timeoutMs / 3,
    socketTimeout: timeoutMs / 2,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Sends through an SMTP server, over connections that last as long as there is mail to send. */
export function smtpMailer(smtp: SmtpSettings, timeoutMs: number): Mailer {
  let transport: ReturnType<typeof openTransport> | null = null;
  return {
    async send({ idempotencyKey, ...mail }) {
      transport ??= openTransport(smtp, timeoutMs);
      const headers = { "Resend-Idempotency-Key": idempotencyKey };
      try {
        await withTimeout(transport.sendMail({ ...mail, headers }), timeoutMs, OVERALL_TIMEOUT);
        return null;
      } catch (error) {
        throw new Error(smtpReason(error));
      }
    },
    rest() {
      transport?.close();
      transport = null;
    },
  };
}

export function createMailer({ transport, timeoutMs }: MailSettings): Mailer {
  return transport.kind === "http"
    ? httpMailer(transport.url, transport.apiKey, timeoutMs)
    : smtpMailer(transport, timeoutMs);
}
