import PostalMime from "postal-mime";

export interface ReceivedMail {
  receivedAt: string;
  messageId: string;
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
}

export async function parseMail(raw: Buffer): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw);
  const addresses = (list: { address?: string }[] = []): string[] => list.map(({ address }) => address ?? "");
  return {
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
