/** One mail to one recipient, ready to be handed over. */
export interface OutgoingMail {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** The same for every try and every recipient of the same mail, so that receivers can drop repetitions. */
  messageId: string;
  /** The same for every try to send it to this recipient, so that the provider can drop repetitions. */
  idempotencyKey: string;
}

export interface Mailer {
  /**
   * Hands one mail over. Returns the provider's id for it, or null where it gives none.
   * @throws MailError
   */
  send(mail: OutgoingMail): Promise<string | null>;
}

/** A mail that did not go out. Its message names the server's reason, and nothing of the visitor's. */
export class MailError extends Error {
  constructor(
    message: string,
    /** What failed: this mail, or the line, the server, the key, the plan, where the next mail would fare no better. */
    readonly fault: "mail" | "route",
    /** Seconds the mail waits at least, where the server asked for it. */
    readonly waitSeconds = 0,
  ) {
    super(message);
  }
}
