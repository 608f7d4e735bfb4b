/** A mail to one recipient. */
export interface OutgoingMail {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** Message-ID, shared by all attempts and recipients, so that receivers can deduplicate. */
  messageId: string;
  /** Idempotency key, shared by all attempts for this recipient. */
  idempotencyKey: string;
}

export interface Mailer {
  /** Sends a mail. Returns the provider's id, or null without one. @throws MailError */
  send(mail: OutgoingMail): Promise<string | null>;
}

/** A failed mail. The message contains the server's reason but no visitor input. */
export class MailError extends Error {
  constructor(
    message: string,
    /** Scope: this mail, or the connection, so that the next mail would fail too. */
    readonly fault: "mail" | "route",
    /** Minimum seconds until the next attempt, if the server asked for it. */
    readonly waitSeconds = 0,
  ) {
    super(message);
  }
}
