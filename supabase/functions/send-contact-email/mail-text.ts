import { escapeHtml } from "./html.ts";
import type { Message } from "./validate.ts";

/** Subject and both bodies of one mail to the laboratory. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** One line of a mail: a label with a value, or with a list of values. */
export interface Entry {
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
  const signs = Array.from(line);
  return signs.length > SUBJECT_LIMIT ? `${signs.slice(0, SUBJECT_LIMIT - 1).join("")}…` : line;
}

/** The fields of a message under their names, empty ones too. */
export function messageEntries(message: Message): Entry[] {
  if (message.formType === "contact") {
    return [
      { label: "Ad soyad", value: message.name },
      { label: "E-posta", value: message.email },
      { label: "Telefon", value: message.phone },
      { label: "Konu", value: message.subject },
      { label: "Mesaj", value: message.message },
    ];
  }
  return [
    { label: "Klinik adı", value: message.clinicName },
    { label: "Yetkili kişi", value: message.contactPerson },
    { label: "Telefon", value: message.phone },
    { label: "E-posta", value: message.email },
    { label: "İlgilenilen hizmetler", value: message.selectedServices },
    { label: "Mesaj", value: message.message },
  ];
}

function entryAsText({ label, value }: Entry): string {
  if (value.length === 0) return `${label}: ${EMPTY}`;
  if (Array.isArray(value)) return `${label}:\n${value.map((item) => `  - ${item}`).join("\n")}`;
  return value.includes("\n") || value.length > 80 ? `${label}:\n${value}` : `${label}: ${value}`;
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

/** Text and HTML of a mail: an introduction, tables of entries, a footer. */
export function compose(subject: string, intro: string, blocks: Entry[][], footer: string[]): MailText {
  const tables = blocks.map(
    (entries) => `<table style="border-collapse:collapse">${entries.map(entryAsHtml).join("")}</table>`,
  );
  const title = headerText(subject);
  return {
    subject: title,
    text: [intro, ...blocks.map((entries) => entries.map(entryAsText).join("\n")), footer.join("\n")].join(
      "\n\n",
    ),
    html: `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5;color:#1f2937"><p>${escapeHtml(intro)}</p>${tables.join('<hr style="border:0;border-top:1px solid #e5e7eb">')}<p style="color:#6b7280;font-size:13px">${footer.map(escapeHtml).join("<br>")}</p></body></html>`,
  };
}

const REPLY = "Bu e-postayı yanıtladığınızda cevabınız doğrudan gönderene ulaşır.";
const NO_REPLY =
  "Bu e-postayı yanıtlamanız gönderene ulaşmaz; lütfen yukarıdaki adresi kontrol edip gönderene oradan ya da telefonla ulaşın.";

/**
 * The mail the laboratory gets for one message, in Turkish; every field is named, empty ones too.
 *
 * @param canReply whether an answer to the mail reaches the sender
 */
export function messageText(message: Message, id: string, receivedAt: Date, canReply: boolean): MailText {
  const isContact = message.formType === "contact";
  const subject = isContact
    ? `Yeni iletişim mesajı: ${message.name}${message.subject === "" ? "" : ` – ${message.subject}`}`
    : `Yeni bilgi talebi: ${message.clinicName}`;
  const intro = isContact
    ? "İnternet sitenizdeki iletişim formundan yeni bir mesaj geldi."
    : "İnternet sitenizden yeni bir bilgi talebi geldi.";
  return compose(
    subject,
    intro,
    [messageEntries(message)],
    [
      canReply ? REPLY : NO_REPLY,
      `Alındığı zaman: ${whenReceived(receivedAt)} (Türkiye saati)`,
      `Kayıt numarası: ${id}`,
    ],
  );
}
