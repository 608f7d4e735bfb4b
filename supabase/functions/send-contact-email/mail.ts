import { replyAddress } from "./address.ts";
import { dailySummaryText } from "./daily-summary.ts";
import { messageText } from "./mail-text.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import { bareAddress, type MailSettings } from "./settings.ts";
import type { Claim } from "./store.ts";

/** A machine wrote it: other machines (absence notes) are asked not to answer. */
const HEADERS = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** Builds the mail for a claimed outbox row. Pure: the same claim always gives the same mail. */
export function buildMail(claim: Claim, { from, to }: Pick<MailSettings, "from" | "to">): OutgoingMail {
  const own = [from, ...to].map((address) => bareAddress(address).toLowerCase());
  const name = claim.kind === "message" ? claim.submissionId : `summary-${claim.day}`;
  const domain = bareAddress(from).split("@")[1] ?? "localhost";
  const identity = { from, to, headers: HEADERS, messageId: `<${name}@${domain}>` };
  const idempotencyKey = `contact/${name}`;
  // Its figures change from try to try, and a provider takes a key for one text only.
  if (claim.kind === "summary")
    return {
      ...identity,
      idempotencyKey: `${idempotencyKey}/${claim.failures}`,
      ...dailySummaryText(claim.day, claim.summary),
    };

  const replyTo = replyAddress(claim.message.email);
  const withoutReplyTo = {
    ...identity,
    ...messageText(claim, false),
    idempotencyKey: `${idempotencyKey}/no-reply-to`,
  };
  // The laboratory's mailbox would answer itself.
  if (replyTo === "" || own.includes(replyTo.toLowerCase())) return withoutReplyTo;
  return { ...identity, replyTo, ...messageText(claim, true), idempotencyKey, withoutReplyTo };
}
