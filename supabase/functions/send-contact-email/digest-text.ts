import { compose, type Entry, type MailText, messageEntries, whenReceived } from "./mail-text.ts";
import { MORNING_WORDS } from "./morning-words.ts";
import type { DigestMessage } from "./store.ts";

/** One message of many: which it is, everything it says, and where to answer it. */
function blockOf({ id, message, receivedAt }: DigestMessage, index: number, count: number): Entry[] {
  return [
    { label: `${index + 1} / ${count}`, value: MORNING_WORDS.forms[message.formType] ?? message.formType },
    ...messageEntries(message),
    { label: "Yanıt adresi", value: message.email },
    { label: "Alındığı zaman", value: `${whenReceived(receivedAt)} (Türkiye saati)` },
    { label: "Kayıt numarası", value: id },
  ];
}

/** The mail that brings several messages at once, in Turkish: each with its whole text and the address to answer to. */
export function digestText(messages: DigestMessage[]): MailText {
  const count = messages.length;
  return compose(
    `Yeni mesajlar: ${count} mesaj bir arada`,
    `Kısa sürede çok mesaj geldiği için ${count} mesajı tek e-postada topladık. Her mesajın tamamı aşağıda.`,
    messages.map((message, index) => blockOf(message, index, count)),
    [
      "Bu e-postayı yanıtlamanız gönderenlere ulaşmaz; her birine kendi yanıt adresinden yazın.",
      `Yanıt adresleri: ${messages.map(({ message }) => message.email).join(", ")}`,
    ],
  );
}
