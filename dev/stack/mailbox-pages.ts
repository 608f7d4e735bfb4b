import { escapeHtml } from "../../supabase/functions/send-contact-email/mail-text.ts";
import type { ReceivedMail } from "./received-mail.ts";

const style =
  "body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; padding: 0 1rem; max-width: 60rem; } iframe { width: 100%; height: 30rem; }";

/** A received mail, with its HTML in a sandboxed frame. */
const article = ({ subject, from, to, replyTo, receivedAt, html }: ReceivedMail): string => `<article>
<h2 lang="tr">${escapeHtml(subject)}</h2>
<p>${new Date(receivedAt).toLocaleString("en-GB")}, from ${escapeHtml(from)} to ${escapeHtml(to.join(", "))},
replies go to ${escapeHtml(replyTo.join(", ") || "nobody")}</p>
<iframe sandbox loading="lazy" title="The mail" srcdoc="${escapeHtml(html)}"></iframe>
</article>`;

export const mailboxPage = (mails: readonly ReceivedMail[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title>
<style>${style}</style>
<h1>Mailbox</h1>
<p>Mail the site sent on this machine. <a href="/">Reload</a></p>
${mails.map(article).join("") || "<p>No mail yet. Send one of the site's forms.</p>"}
</html>
`;
