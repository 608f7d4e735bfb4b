import { httpMailer } from "./http-mailer.ts";
import { MailError, type Mailer, type OutgoingMail } from "./outgoing-mail.ts";
import type { MailSettings } from "./settings.ts";
import { smtpMailer } from "./smtp-mailer.ts";
import { withTimeout } from "./with-timeout.ts";

/** Milliseconds one delivery may take. A mail server may look at a mail for a while before it says that it has it. */
const PATIENCE_MS = { http: 30_000, smtp: 50_000 };

/** Milliseconds by which a transport's own end comes first: it knows better what became of the mail. */
const GRACE_MS = 500;

/** Sends by the one transport that is set; a mail refused for its own sake once more without the address to reply to. */
export function createMailer(
  { transport }: Pick<MailSettings, "transport">,
  timeoutMs = PATIENCE_MS[transport.kind],
): Mailer {
  const mailer =
    transport.kind === "http" ? httpMailer(transport, timeoutMs) : smtpMailer(transport, timeoutMs);

  async function send(mail: OutgoingMail): Promise<string | null> {
    try {
      return await mailer.send(mail);
    } catch (error) {
      const { withoutReplyTo } = mail;
      if (withoutReplyTo === undefined || !(error instanceof MailError) || error.fault !== "mail")
        throw error;
      return mailer.send(withoutReplyTo);
    }
  }

  return {
    rest: mailer.rest,
    send: (mail) =>
      withTimeout(send(mail), timeoutMs + GRACE_MS, new MailError("the mail took too long", "unconfirmed")),
  };
}
