/** One mail, ready to be handed over. */
export interface OutgoingMail {
  from: string;
  to: string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** The same for every try of the same mail, so that receivers and providers can drop repetitions. */
  messageId: string;
  idempotencyKey: string;
  /** The same mail for a server that takes the address of `replyTo` amiss. */
  withoutReplyTo?: OutgoingMail;
}

export interface Mailer {
  /**
   * Hands one mail over. Returns the provider's id for it, or null.
   * @throws MailError
   */
  send(mail: OutgoingMail): Promise<string | null>;
  /** Lets go of connections; called when nothing is due. */
  rest(): void;
}

/**
 * Whose fault it is that a mail did not go out:
 * - `mail`: the server takes this mail amiss;
 * - `busy`: the server does not take this mail now;
 * - `unconfirmed`: all of it was handed over, and nobody said that it was taken;
 * - `route`: the line, the server, the key, the plan: the next mail would fare no better.
 */
type Fault = "mail" | "busy" | "unconfirmed" | "route";

/** Seconds before a mail that may have arrived is sent again: each try may be one more copy. */
const UNCONFIRMED_WAIT_SECONDS = 1_800;

/** A mail that did not go out. Its message names the server's reason, and nothing of the visitor's. */
export class MailError extends Error {
  /** Seconds the mail waits at least, also because the server asked for it. */
  readonly waitSeconds: number;

  constructor(
    message: string,
    readonly fault: Fault,
    waitSeconds = 0,
  ) {
    super(message);
    this.waitSeconds = Math.max(waitSeconds, fault === "unconfirmed" ? UNCONFIRMED_WAIT_SECONDS : 0);
  }
}

/** What is not known as a failure of sending came from building the mail: another one is built otherwise. */
export function asFailure(error: unknown): MailError {
  if (error instanceof MailError) return error;
  return new MailError(error instanceof Error ? error.message : "unknown failure", "mail");
}
