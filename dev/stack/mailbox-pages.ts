import { escapeHtml } from "../../supabase/functions/send-contact-email/mail-text.ts";
import type { ReceivedMail } from "./received-mail.ts";

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; color: #1f2937; }
  h1 { font-size: 1.5rem; } a { color: #1d4ed8; } li { padding: .6rem 0; border-bottom: 1px solid #e5e7eb; }
  ul { list-style: none; padding: 0; } small, dt { color: #6b7280; } dl { display: grid; grid-template-columns: 8rem 1fr; }
  dd { margin: 0; overflow-wrap: anywhere; } iframe { width: 100%; height: 30rem; border: 1px solid #d1d5db; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f9fafb; padding: 1rem; }
`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

const time = (mail: ReceivedMail): string => new Date(mail.receivedAt).toLocaleString("en-GB");

/** The list of received mails, in the given order. */
export function listPage(mails: readonly ReceivedMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/messages/${mail.id}" lang="tr">${escapeHtml(mail.subject || "(no subject)")}</a><br><small>${time(mail)} · reply to ${escapeHtml(mail.replyTo.join(", ") || "nobody")}</small></li>`,
  );
  const list =
    rows.length === 0 ? "<p>No mail yet. Send one of the site's forms.</p>" : `<ul>${rows.join("")}</ul>`;
  return page(
    "Mailbox",
    `<h1>Mailbox</h1><p>Mail the site sent on this machine. <a href="/">Reload</a></p>${list}`,
  );
}

/** One mail: its headers, its HTML in a sandboxed frame, and its text. */
export function messagePage(mail: ReceivedMail): string {
  const headers = [
    ["Subject", mail.subject],
    ["From", mail.from],
    ["To", mail.to.join(", ")],
    ["Reply-To", mail.replyTo.join(", ")],
    ["Message-ID", mail.messageId],
    ["Received", time(mail)],
  ].map(([name = "", value = ""]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  const frame = `<iframe sandbox src="/messages/${mail.id}/html" title="HTML of the mail"></iframe>`;
  return page(
    mail.subject,
    `<p><a href="/">All mail</a></p><h1 lang="tr">${escapeHtml(mail.subject)}</h1><dl>${headers.join("")}</dl><h2>HTML</h2>${frame}<h2>Text</h2><pre lang="tr">${escapeHtml(mail.text)}</pre>`,
  );
}
