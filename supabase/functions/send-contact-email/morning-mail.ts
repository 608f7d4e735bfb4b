import { type HeldAction, type LinkOf, type LinkSettings, linksTo } from "./held-link.ts";
import { escapeHtml } from "./html.ts";
import { headerText, type MailText, whenReceived } from "./mail-text.ts";
import { MORNING_WORDS as WORDS } from "./morning-words.ts";
import type { Claim, Summary, SummaryEntry } from "./store.ts";

/** A held message in the mail: who wrote when, and where to decide about it. */
interface Item {
  lines: string[];
  links: { label: string; url: string }[];
}

interface List {
  title: string;
  hint: string;
  items: Item[];
}

const dayFormat = new Intl.DateTimeFormat("tr-TR", { dateStyle: "long", timeZone: "UTC" });

const LINK_STYLE =
  "display:inline-block;padding:12px 16px;margin:4px 8px 4px 0;border:1px solid #1f2937;border-radius:4px;color:#1f2937;text-decoration:none";

function itemOf(entry: SummaryEntry, release: string, linkOf: LinkOf | undefined): Item {
  const link = (action: HeldAction, label: string) => {
    const url = linkOf?.(action, entry.id);
    return url === undefined ? [] : [{ label, url }];
  };
  const lines = [
    `${WORDS.forms[entry.formType] ?? entry.formType} – ${headerText(entry.name)}`,
    entry.email,
    entry.phone ?? "",
    whenReceived(new Date(entry.receivedAt)),
    `${WORDS.record} ${entry.id}`,
  ];
  return {
    lines: lines.filter((line) => line !== ""),
    links: [...link("view", WORDS.view), ...link("release", release), ...link("discard", WORDS.discard)],
  };
}

/** What is wrong, shortest first thing a subject can say; empty on a quiet day. */
const troublesOf = ({ deadCount, overdue, quarantinedCount }: Summary): string[] => [
  ...(deadCount > 0 ? [WORDS.dead(deadCount)] : []),
  // Written by the daily round of an earlier version, a summary lacks the figure.
  ...((overdue ?? 0) > 0 ? [WORDS.overdue(overdue)] : []),
  ...(quarantinedCount > 0 ? [WORDS.held(quarantinedCount)] : []),
];

function figuresOf(summary: Summary): [label: string, value: number][] {
  const { figures } = WORDS;
  return [
    [figures.received, summary.received],
    [figures.sent, summary.sent],
    [figures.pending, summary.pending],
    [figures.dead, summary.deadCount],
    [figures.quarantined, summary.quarantinedCount],
  ];
}

const textOf = ({ title, hint, items }: List): string =>
  [
    `${title}\n${hint}`,
    ...items.map(({ lines, links }) =>
      [...lines, ...links.map(({ label, url }) => `${label}: ${url}`)].join("\n"),
    ),
  ].join("\n\n");

const linkHtml = ({ label, url }: Item["links"][number]): string =>
  `<a href="${escapeHtml(url)}" style="${LINK_STYLE}">${escapeHtml(label)}</a>`;

function itemHtml({ lines: [first = "", ...others], links }: Item): string {
  const rest = others.map((line) => escapeHtml(line)).join("<br>");
  return `<li style="padding:12px 0;border-top:1px solid #e5e7eb;overflow-wrap:anywhere"><strong>${escapeHtml(first)}</strong><br>${rest}<br>${links.map(linkHtml).join("")}</li>`;
}

const listHtml = ({ title, hint, items }: List): string =>
  `<h2 style="font-size:17px;margin:24px 0 4px">${escapeHtml(title)}</h2><p style="margin:0 0 8px">${escapeHtml(hint)}</p><ul style="list-style:none;margin:0;padding:0">${items.map(itemHtml).join("")}</ul>`;

/**
 * The mail of every morning, in Turkish. On a quiet day it says so, which makes its absence a sign. It names what is held
 * and was not named before, with the sender's address so that nobody is forgotten, and with links to decide about it.
 *
 * @param day the day in Istanbul it is about, as YYYY-MM-DD
 * @param linkOf without links, held messages are named only
 */
export function morningText(day: string, summary: Summary, linkOf?: LinkOf): MailText {
  const date = dayFormat.format(new Date(`${day}T00:00:00Z`));
  const troubles = troublesOf(summary);
  const isQuiet = troubles.length === 0;
  const lists: List[] = [
    {
      title: WORDS.deadTitle,
      hint: WORDS.deadHint,
      items: summary.dead.map((entry) => itemOf(entry, WORDS.retry, linkOf)),
    },
    {
      title: WORDS.heldTitle,
      hint: WORDS.heldHint,
      items: summary.quarantined.map((entry) => itemOf(entry, WORDS.release, linkOf)),
    },
  ].filter(({ items }) => items.length > 0);
  const before =
    summary.deadCount + summary.quarantinedCount - summary.dead.length - summary.quarantined.length;
  const intro = isQuiet ? WORDS.quietIntro(date) : WORDS.troubleIntro(date);
  const notes = [
    ...((summary.overdue ?? 0) > 0 ? [WORDS.overdueHint] : []),
    ...(before > 0 ? [WORDS.listedBefore(before)] : []),
    ...(lists.length > 0 ? [WORDS.linkHint] : []),
  ];
  const footer = [WORDS.heartbeat, WORDS.kept];
  const figures = figuresOf(summary);
  const title = headerText(WORDS.subject(date, isQuiet ? WORDS.quiet : troubles.join(", ")));
  const paragraph = (line: string): string => `<p>${escapeHtml(line)}</p>`;
  const rows = figures.map(
    ([label, value]) =>
      `<tr><th scope="row" style="text-align:left;padding:4px 16px 4px 0;font-weight:normal">${escapeHtml(label)}</th><td style="padding:4px 0">${value}</td></tr>`,
  );
  const troubleList = `<ul>${troubles.map((line) => `<li><strong>${escapeHtml(line)}</strong></li>`).join("")}</ul>`;
  return {
    subject: title,
    text: [
      intro,
      ...(isQuiet ? [] : [troubles.map((line) => `- ${line}`).join("\n")]),
      figures.map(([label, value]) => `${label}: ${value}`).join("\n"),
      ...lists.map(textOf),
      ...notes,
      footer.join("\n"),
    ].join("\n\n"),
    html: `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head><body style="font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5;color:#1f2937">${paragraph(intro)}${isQuiet ? "" : troubleList}<table style="border-collapse:collapse">${rows.join("")}</table>${lists.map(listHtml).join("")}${notes.map(paragraph).join("")}<p style="color:#6b7280;font-size:13px">${footer.map(escapeHtml).join("<br>")}</p></body></html>`,
  };
}

/** The links a claimed mail needs: none but the morning mail has any. */
export async function signLinks(claim: Claim, settings: LinkSettings): Promise<LinkOf | undefined> {
  if (claim.kind !== "summary") return undefined;
  const { dead, quarantined } = claim.summary;
  return linksTo(
    [...dead, ...quarantined].map(({ id }) => id),
    claim.day,
    settings,
  );
}
