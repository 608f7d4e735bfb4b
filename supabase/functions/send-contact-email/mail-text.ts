import type { Message } from "./contract.ts";
import { FORMS } from "./fields.ts";
import type { Claim, Summary } from "./store.ts";
import type { Submission } from "./validate.ts";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Subject, text and HTML of a mail. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** A labelled value or list in a mail. */
interface MailRow {
  label: string;
  value: string | string[];
}

/** Maximum length of a subject; mail programs show about half. */
const SUBJECT_LIMIT = 150;
const EMPTY = "Belirtilmedi";

const timeFormat = new Intl.DateTimeFormat("tr-TR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Istanbul",
});

/** Makes a text safe for a header: one line, no control or bidi characters, limited length. */
export function headerText(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
  const characters = Array.from(line);
  return characters.length > SUBJECT_LIMIT ? `${characters.slice(0, SUBJECT_LIMIT - 1).join("")}…` : line;
}

/** All fields with their labels, including empty ones. */
const messageRows = (message: Message): MailRow[] =>
  FORMS[message.formType].map((field) => ({
    label: "mailLabel" in field ? field.mailLabel : field.label,
    // Messages stored before the field was declared lack it.
    value: Reflect.get(message, field.name) ?? "",
  }));

/** Sender of a message: person or clinic. */
const writerOf = (message: Message): string =>
  message.formType === "contact" ? message.name : message.clinicName;

const indented = (text: string): string => text.replaceAll(/^/gm, "  ");

/** Indents multi-line input, so that it cannot imitate the mail's own lines. */
function rowAsText({ label, value }: MailRow): string {
  if (value.length === 0) return `${label}: ${EMPTY}`;
  if (Array.isArray(value)) return `${label}:\n${value.map((item) => `  - ${item}`).join("\n")}`;
  return value.includes("\n") || value.length > 80 ? `${label}:\n${indented(value)}` : `${label}: ${value}`;
}

function rowAsHtml({ label, value }: MailRow): string {
  const shown =
    value.length === 0
      ? `<span style="color:#6b7280">${EMPTY}</span>`
      : Array.isArray(value)
        ? `<ul style="margin:0;padding-left:20px">${value.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`
        : escapeHtml(value).replaceAll("\n", "<br>");
  return `<tr><th scope="row" style="text-align:left;vertical-align:top;padding:8px 16px 8px 0;white-space:nowrap">${escapeHtml(label)}</th><td style="padding:8px 0;overflow-wrap:anywhere">${shown}</td></tr>`;
}

/** Text and HTML of a mail: lines before and after a table. */
function compose(subject: string, before: string[], rows: MailRow[], after: string[]): MailText {
  const title = headerText(subject);
  const paragraph = (lines: string[]): string =>
    lines.length === 0 ? "" : `<p>${lines.map(escapeHtml).join("<br>")}</p>`;
  const table = `<table style="border-collapse:collapse">${rows.map(rowAsHtml).join("")}</table>`;
  return {
    subject: title,
    text: [before.join("\n"), rows.map(rowAsText).join("\n"), after.join("\n")]
      .filter((part) => part !== "")
      .join("\n\n"),
    html: `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5;color:#1f2937">${paragraph(before)}${table}${paragraph(after)}</body></html>`,
  };
}

/** Explains to the reader why a message is marked. */
const REASONS: Record<NonNullable<Submission["suspicion"]>, string> = {
  honeypot: "yalnızca robotların gördüğü gizli alan doldurulmuş",
  too_fast: "form iki saniyeden kısa sürede doldurulmuş",
  incomplete: "sitedeki formların gönderdiği bilgilerden biri eksik",
  links: "mesajda üçten fazla internet adresi var",
};

const REPLY = "Bu e-postayı yanıtladığınızda yanıtınız doğrudan gönderene ulaşır.";
const NO_REPLY =
  "Bu e-postayı yanıtlamayın, yanıtınız gönderene ulaşmaz. Aşağıdaki adresi kontrol edip oraya yazın ya da arayın.";
/** A report would stop all mails: it names their sender, which is the laboratory itself. */
const DELETE =
  "Gereksizse bu e-postayı silin, spam olarak bildirmeyin: bildirirseniz sitenizden gelen e-postaların tümü engellenebilir.";

function subjectOf(message: Message): string {
  if (message.formType === "info_request") return `Yeni bilgi talebi: ${writerOf(message)}`;
  return `Yeni iletişim mesajı: ${writerOf(message)}${message.subject === "" ? "" : ` – ${message.subject}`}`;
}

/**
 * The mail for a message, in Turkish, with all fields. Suspicious messages are marked in the subject and
 * explained in the last line.
 * @param canReply whether a reply reaches the sender
 */
export function messageText(
  { message, suspicion, submissionId, receivedAt }: Extract<Claim, { kind: "message" }>,
  canReply: boolean,
): MailText {
  const before = [
    message.formType === "contact"
      ? "İnternet sitenizdeki iletişim formundan yeni bir mesaj geldi."
      : "İnternet sitenizden yeni bir bilgi talebi geldi.",
    canReply ? REPLY : NO_REPLY,
    `Alındığı zaman: ${timeFormat.format(receivedAt)} (Türkiye saati)`,
    `Kayıt numarası: ${submissionId.slice(0, 8)}`,
  ];
  const mark = suspicion === null ? "" : "[Şüpheli] ";
  const reason = suspicion === null ? [] : [DELETE, `Şüpheli görünmesinin nedeni: ${REASONS[suspicion]}.`];
  return compose(mark + subjectOf(message), before, messageRows(message), reason);
}

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

const REPORTED =
  "Aşağıda “spam” yazan mesajlar size ulaştı, ama posta kutunuzda spam olarak bildirildi. Bu, sonraki e-postaları engelleyebilir; siteyi kuran kişiye haber verin.";

function summarySubject({ received, undeliveredCount, undelivered }: Summary): string {
  const arrived = received === 0 ? "Dün mesaj gelmedi" : `Dün ${received} mesaj geldi`;
  if (undeliveredCount > 0) return `${arrived}, ${undeliveredCount} mesaj ulaşmadı`;
  if (undelivered.length > 0) return `${arrived}, spam olarak bildirilen var`;
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
    ...(undelivered.some(({ isReported }) => isReported) ? [REPORTED] : []),
  ];
  const rows = undelivered.map(({ number, message, isReported, receivedAt }) => ({
    label: `${timeFormat.format(new Date(receivedAt))}${isReported ? " (spam)" : ""}`,
    value: [number, plainName(writerOf(message)), message.email, plainPhone(message.phone)]
      .filter((part) => part !== "")
      .join(", "),
  }));
  return compose(summarySubject(summary), before, rows, [HEARTBEAT]);
}
