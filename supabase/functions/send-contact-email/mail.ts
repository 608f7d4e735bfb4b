import { dailySummaryText } from "./daily-summary.ts";
import { messageText } from "./mail-text.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import { bareAddress, type MailSettings } from "./settings.ts";
import type { Claim } from "./store.ts";

/** A machine wrote it: other machines (absence notes) are asked not to answer. */
const HEADERS = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** Addresses that every mail server takes: more than browsers ask for, and less than RFC 5321 allows. */
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const REPLY_ADDRESS = new RegExp(
  `^(?=.{1,254}$)(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:[a-z0-9-]+\\.)+[a-z][a-z0-9-]*[a-z0-9]$`,
  "i",
);

/** Builds the mail for a claimed outbox row. Pure: the same claim always gives the same mail. */
export function buildMail(claim: Claim, { from, to }: Pick<MailSettings, "from" | "to">): OutgoingMail {
  const name = claim.kind === "message" ? claim.submissionId : `summary-${claim.day}`;
  const domain = bareAddress(from).split("@")[1] ?? "localhost";
  // The settings may name fewer recipients than when it was queued.
  const recipient = to[claim.recipient - 1] ?? to[0] ?? "";
  const identity = {
    from,
    to: recipient,
    headers: HEADERS,
    messageId: `<${name}@${domain}>`,
    // Queued again by the owner, it is another mail for the provider.
    idempotencyKey: `contact/${name}/${recipient}/${claim.queuedAt.getTime()}`,
  };
  if (claim.kind === "summary")
    return {
      ...identity,
      // Its figures change from try to try, and a provider takes a key for one text only.
      idempotencyKey: `${identity.idempotencyKey}/${claim.failures}`,
      ...dailySummaryText(claim.day, claim.summary),
    };
  const { email } = claim.message;
  const own = [from, ...to].map((address) => bareAddress(address).toLowerCase());
  // The laboratory's mailbox would answer itself.
  const canReply = REPLY_ADDRESS.test(email) && !own.includes(email.toLowerCase());
  return { ...identity, ...(canReply ? { replyTo: email } : {}), ...messageText(claim, canReply) };
}
