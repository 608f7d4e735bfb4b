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
  /** The same mail for a server that takes the address of `replyTo` amiss. */
  withoutReplyTo?: OutgoingMail;
}

export interface Mailer {
  /**
   * Hands one mail over. Returns the provider's id for it, or null.
   * @throws MailFailure with the server's reason, without anything of the visitor's
   */
  send(mail: OutgoingMail): Promise<string | null>;
  /** Lets go of connections; called when nothing is due. */
  rest(): void;
}
