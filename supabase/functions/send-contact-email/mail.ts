import { dailySummaryText, messageText } from "./mail-text.ts";
import { bareAddress, type MailSettings } from "./settings.ts";
import type { Claim, MailFailure } from "./store.ts";

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
  /** Returns the provider's id, or null without one. @throws MailError */
  send(mail: OutgoingMail): Promise<string | null>;
}

export class MailError extends Error implements MailFailure {
  constructor(
    message: string,
    readonly fault: MailFailure["fault"],
    readonly waitSeconds = 0,
  ) {
    super(message);
  }
}

/** Suppress automatic replies (RFC 3834, MS-OXCMAIL 2.1.3.2.20), but no report of a mail that did not arrive. */
const HEADERS = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "OOF, AutoReply" };

/** Addresses that every mail server accepts: stricter than browsers and RFC 5321. */
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const REPLY_ADDRESS = new RegExp(
  `^(?=.{1,254}$)(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:[a-z0-9-]+\\.)+[a-z][a-z0-9-]*[a-z0-9]$`,
  "i",
);

/** Builds the mail of a claimed outbox row. Pure: the same claim gives the same mail. */
export function buildMail(claim: Claim, { from, to }: Pick<MailSettings, "from" | "to">): OutgoingMail {
  const name = claim.kind === "message" ? claim.submissionId : `summary-${claim.day}`;
  const domain = bareAddress(from).split("@")[1] ?? "localhost";
  // The settings may have fewer recipients than when it was queued.
  const recipient = to[claim.recipient - 1] ?? to[0] ?? "";
  const identity = {
    from,
    to: recipient,
    headers: HEADERS,
    messageId: `<${name}@${domain}>`,
    // A new key for a mail that the provider took and did not deliver: for the old one it would only repeat its answer.
    idempotencyKey: `contact/${name}/${recipient}/${claim.providerId ?? ""}`,
  };
  if (claim.kind === "summary")
    // A key of this attempt: figures change between attempts, and a key must keep its content.
    return { ...identity, idempotencyKey: claim.lease, ...dailySummaryText(claim.day, claim.summary) };
  const { email } = claim.message;
  const own = [from, ...to].map((address) => bareAddress(address).toLowerCase());
  // A reply would go to the laboratory itself.
  const canReply = REPLY_ADDRESS.test(email) && !own.includes(email.toLowerCase());
  return { ...identity, ...(canReply ? { replyTo: email } : {}), ...messageText(claim, canReply) };
}
