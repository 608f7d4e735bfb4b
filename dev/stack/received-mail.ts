import PostalMime from "postal-mime";

/** A received mail, as returned by `GET /api/messages`. */
export interface ReceivedMail {
  id: string;
  receivedAt: string;
  messageId: string;
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
}

/**
 * Parses a received mail.
 * @param id unique
 */
export async function parseMail(id: string, raw: Buffer): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw);
  const addresses = (list: { address?: string }[] = []): string[] => list.map(({ address }) => address ?? "");
  return {
    id,
    receivedAt: new Date().toISOString(),
    messageId: mail.messageId ?? "",
    from: mail.from?.address ?? "",
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
  };
}
