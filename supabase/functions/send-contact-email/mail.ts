import { digestText } from "./digest-text.ts";
import type { LinkOf } from "./held-link.ts";
import { httpMailer } from "./http-mailer.ts";
import type { MailSettings } from "./mail-env.ts";
import { MailFailure } from "./mail-failure.ts";
import { messageText } from "./mail-text.ts";
import { morningText } from "./morning-mail.ts";
import type { Mailer, OutgoingMail } from "./outgoing-mail.ts";
import { smtpMailer } from "./smtp-mailer.ts";
import type { Claim } from "./store.ts";
import { withTimeout } from "./with-timeout.ts";

/** Milliseconds by which a transport's own end comes first: it knows better what became of the mail. */
const TRANSPORT_GRACE_MS = 500;

/** Addresses that mail servers take: with a dot in the domain. */
const REPLY_ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * An address one can reply to, its domain in ASCII, since not every mail server takes `müşteri.com` as it is written; ""
 * for one that mail servers would refuse, and the whole mail with it (`ali@gmail`).
 */
export function replyAddress(address: string): string {
  const [local = "", domain = ""] = address.split("@");
  if (!REPLY_ADDRESS.test(address)) return "";
  if (!/[^\p{ASCII}]/u.test(domain)) return address;
  return URL.canParse(`http://${domain}`) ? `${local}@${new URL(`http://${domain}`).hostname}` : "";
}

const domainOf = (from: string): string => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? "localhost";

/** What a mail is called: in its Message-ID, and in the key by which a provider knows repetitions. */
function nameOf(claim: Claim): string {
  if (claim.kind === "submission") return claim.submissionId;
  return claim.kind === "summary" ? `summary-${claim.day}` : `digest-${claim.id}`;
}

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
  const name = nameOf(claim);
  // A mail that came back, or goes to another, is another one to the provider.
  const way = claim.way === 1 ? "" : `/way-${claim.way}`;
  const round = claim.round === 0 ? "" : `/round-${claim.round}`;
  const idempotencyKey = `contact/${name}${way}${round}`;
  const identity = { from, to, messageId: `<${name}@${domainOf(from)}>`, idempotencyKey };
  if (claim.kind === "summary") return { ...identity, ...morningText(claim.day, claim.summary, linkOf) };
  if (claim.kind === "digest") return { ...identity, ...digestText(claim.messages) };

  const text = (canReply: boolean) =>
    messageText(claim.message, claim.submissionId, claim.receivedAt, canReply);
  const replyTo = replyAddress(claim.message.email);
  const withoutReplyTo = { ...identity, ...text(false), idempotencyKey: `${idempotencyKey}/no-reply-to` };
  if (replyTo === "") return withoutReplyTo;
  return { ...identity, replyTo, ...text(true), withoutReplyTo };
}

/** Sends a mail that is refused for its own sake once more, without the address to reply to; both within the time. */
function forgivingReplyTo(mailer: Mailer, timeoutMs: number): Mailer {
  async function send(mail: OutgoingMail): Promise<string | null> {
    try {
      return await mailer.send(mail);
    } catch (error) {
      const { withoutReplyTo } = mail;
      if (withoutReplyTo === undefined || !(error instanceof MailFailure) || error.kind !== "message")
        throw error;
      return mailer.send(withoutReplyTo);
    }
  }
  const tooLong = () => new MailFailure("the mail took too long", "unconfirmed");
  return {
    rest: () => mailer.rest(),
    send: (mail) => withTimeout(send(mail), timeoutMs + TRANSPORT_GRACE_MS, tooLong()),
  };
}

export function createMailer({
  transport,
  timeoutMs,
}: Pick<MailSettings, "transport" | "timeoutMs">): Mailer {
  const mailer =
    transport.kind === "http"
      ? httpMailer(transport.url, transport.apiKey, timeoutMs)
      : smtpMailer(transport, timeoutMs);
  return forgivingReplyTo(mailer, timeoutMs);
}
