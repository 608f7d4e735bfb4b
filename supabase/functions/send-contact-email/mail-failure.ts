/**
 * Whose fault it is that a mail did not go out; only what may be the message's counts (`contact.mail_failed`):
 * - `message`: the server takes this mail amiss, and no other;
 * - `unconfirmed`: all of it was handed over, and nobody said that it was taken;
 * - `recipient`: the laboratory's own address was refused;
 * - `system`: the line, the server, the key, the plan.
 */
export type FailureClass = "message" | "unconfirmed" | "recipient" | "system";

/** A mail that did not go out. Its message names the server's reason, and nothing of the visitor's. */
export class MailFailure extends Error {
  /** Seconds for which the server asked to be left alone; 0 where it did not. */
  readonly waitSeconds: number;
  /** Whether the next mail would fare no better. */
  readonly pausesWay: boolean;

  constructor(
    message: string,
    readonly kind: FailureClass,
    { waitSeconds = 0, pausesWay = false } = {},
  ) {
    super(message);
    this.waitSeconds = waitSeconds;
    this.pausesWay = pausesWay;
  }
}

/** What is not known as a failure of sending is nobody's; it counts like the message's own. */
export function asFailure(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error;
  return new MailFailure(error instanceof Error ? error.message : "unknown failure", "message");
}
