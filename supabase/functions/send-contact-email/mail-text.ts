import type { Message } from "./contract.ts";
import { FORMS } from "./fields.ts";
import { escapeHtml } from "./html.ts";
import type { Claim } from "./store.ts";
import type { Submission } from "./validate.ts";

/** Subject and both bodies of one mail to the laboratory. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** One line of a mail: a label with a value, or with a list of values. */
interface Entry {
  label: string;
  value: string | string[];
}

/** Characters a subject may have before it is cut; mail programs show about half of it. */
const SUBJECT_LIMIT = 150;
const EMPTY = "Belirtilmedi";

const timeFormat = new Intl.DateTimeFormat("tr-TR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Istanbul",
});

/** A moment in Turkish words and time. */
export const whenReceived = (moment: Date): string => timeFormat.format(moment);

/** Text fit for a header: one line, no control characters, no invisible direction marks, bounded. */
export function headerText(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
  const characters = Array.from(line);
  return characters.length > SUBJECT_LIMIT ? `${characters.slice(0, SUBJECT_LIMIT - 1).join("")}…` : line;
}

/** The fields of a message under their names, empty ones too. */
const messageEntries = (message: Message): Entry[] =>
  FORMS[message.formType].map((field) => ({
    label: "mailLabel" in field ? field.mailLabel : field.label,
    // A message that was stored before the field was declared lacks it.
    value: Reflect.get(message, field.name) ?? "",
  }));

/** Who wrote a message: the person, or the clinic. */
export const writerOf = (message: Message): string =>
  message.formType === "contact" ? message.name : message.clinicName;

const indented = (text: string): string => text.replaceAll(/^/gm, "  ");

/** What visitors write over several lines is indented, so that it cannot pass for a line of the mail itself. */
function entryAsText({ label, value }: Entry): string {
  if (value.length === 0) return `${label}: ${EMPTY}`;
  if (Array.isArray(value)) return `${label}:\n${value.map((item) => `  - ${item}`).join("\n")}`;
  return value.includes("\n") || value.length > 80 ? `${label}:\n${indented(value)}` : `${label}: ${value}`;
}

function entryAsHtml({ label, value }: Entry): string {
  const shown =
    value.length === 0
      ? `<span style="color:#6b7280">${EMPTY}</span>`
      : Array.isArray(value)
        ? `<ul style="margin:0;padding-left:20px">${value.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`
        : escapeHtml(value).replaceAll("\n", "<br>");
  return `<tr><th scope="row" style="text-align:left;vertical-align:top;padding:8px 16px 8px 0;white-space:nowrap">${escapeHtml(label)}</th><td style="padding:8px 0;overflow-wrap:anywhere">${shown}</td></tr>`;
}

/** Text and HTML of a mail: lines before a table of entries, and lines after it. */
export function compose(subject: string, before: string[], entries: Entry[], after: string[]): MailText {
  const title = headerText(subject);
  const paragraph = (lines: string[]): string =>
    lines.length === 0 ? "" : `<p>${lines.map(escapeHtml).join("<br>")}</p>`;
  const table = `<table style="border-collapse:collapse">${entries.map(entryAsHtml).join("")}</table>`;
  return {
    subject: title,
    text: [before.join("\n"), entries.map(entryAsText).join("\n"), after.join("\n")]
      .filter((part) => part !== "")
      .join("\n\n"),
    html: `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5;color:#1f2937">${paragraph(before)}${table}${paragraph(after)}</body></html>`,
  };
}

/** Why a message is marked, for whoever reads the mail. */
const REASONS: Record<NonNullable<Submission["suspicion"]>, string> = {
  honeypot: "yalnızca robotların gördüğü gizli alan doldurulmuş",
  too_fast: "form iki saniyeden kısa sürede doldurulmuş",
  incomplete: "sitedeki formların gönderdiği bilgilerden biri eksik",
  links: "mesajda üçten fazla internet adresi var",
};

const REPLY = "Bu e-postayı yanıtladığınızda yanıtınız doğrudan gönderene ulaşır.";
const NO_REPLY =
  "Bu e-postayı yanıtlamayın, yanıtınız gönderene ulaşmaz. Aşağıdaki adresi kontrol edip oraya yazın ya da arayın.";
/** The time itself is the site's to say: a number here could contradict it. */
const PROMISE = "Sitenizde yazan yanıt süresi aşağıdaki saatten itibaren işler.";

function subjectOf(message: Message): string {
  if (message.formType === "info_request") return `Yeni bilgi talebi: ${writerOf(message)}`;
  return `Yeni iletişim mesajı: ${writerOf(message)}${message.subject === "" ? "" : ` – ${message.subject}`}`;
}

/**
 * The mail the laboratory gets for one message, in Turkish; every field is named, empty ones too. A suspicious one is
 * marked in its subject, and its last line says why.
 *
 * @param canReply whether an answer to the mail reaches the sender
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
    PROMISE,
    `Alındığı zaman: ${whenReceived(receivedAt)} (Türkiye saati)`,
    `Kayıt numarası: ${submissionId}`,
  ];
  const mark = suspicion === null ? "" : "[Şüpheli] ";
  const reason = suspicion === null ? [] : [`Şüpheli görünmesinin nedeni: ${REASONS[suspicion]}.`];
  return compose(mark + subjectOf(message), before, messageEntries(message), reason);
}
