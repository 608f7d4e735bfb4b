import { compose, type MailText, whenReceived, writerOf } from "./mail-text.ts";
import type { Summary } from "./store.ts";

const dayFormat = new Intl.DateTimeFormat("tr-TR", { dateStyle: "long", timeZone: "UTC" });

/** Maximum length of names shown; a bot's text must not look like a line of this mail. */
const NAME_LIMIT = 40;

/** Removes what mail programs would turn into links. */
const plainName = (name: string): string =>
  Array.from(name.replaceAll(/:\/\/|www\.|(?<=\S)\.(?=\S)/gi, " "))
    .slice(0, NAME_LIMIT)
    .join("");

/** The telephone number as entered, if it is one. */
const plainPhone = (phone: string): string => (/^[+0-9 ()/-]{7,25}$/.test(phone) ? phone : "");

const HEARTBEAT =
  "Bu e-posta her sabah gelir. Bir sabah gelmezse formlardan gelen mesajlar da size ulaşmıyor olabilir; siteyi kuran kişiye haber verin.";
const UNDELIVERED =
  "Ulaşmayan mesajlar veri tabanında saklanıyor, kaybolmadı. Aşağıdaki kişileri arayabilirsiniz; ertesi gün de sürerse siteyi kuran kişiye haber verin.";

function subjectOf({ received, undeliveredCount }: Summary): string {
  const arrived = received === 0 ? "Dün mesaj gelmedi" : `Dün ${received} mesaj geldi`;
  if (undeliveredCount > 0) return `${arrived}, ${undeliveredCount} mesaj ulaşmadı`;
  return received === 0
    ? `${arrived}, her şey yolunda`
    : `${arrived}, ${received === 1 ? "ulaştı" : "hepsi ulaştı"}`;
}

/**
 * The daily mail, in Turkish. Sent on quiet days too, so that its absence is a warning.
 * @param day day in Istanbul, YYYY-MM-DD
 */
export function dailySummaryText(day: string, summary: Summary): MailText {
  const { received, suspicious, undeliveredCount, undelivered } = summary;
  const date = dayFormat.format(new Date(`${day}T00:00:00Z`));
  const before = [
    `Günaydın. ${date} günü internet sitenizdeki formlardan ${received === 0 ? "mesaj gelmedi" : `${received} mesaj geldi`}.`,
    ...(suspicious > 0 ? [`Bunlardan ${suspicious} tanesi şüpheli; konu satırı [Şüpheli] diye başlar.`] : []),
    undeliveredCount === 0
      ? "Size ulaşmayan mesaj yok."
      : `Size ulaşmayan ${undeliveredCount} mesaj var. ${UNDELIVERED}`,
  ];
  const rows = undelivered.map(({ message, receivedAt }) => ({
    label: whenReceived(new Date(receivedAt)),
    value: [plainName(writerOf(message)), message.email, plainPhone(message.phone)]
      .filter((part) => part !== "")
      .join(", "),
  }));
  return compose(subjectOf(summary), before, rows, [HEARTBEAT]);
}
