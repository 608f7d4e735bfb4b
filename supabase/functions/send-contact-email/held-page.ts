import { HELD_WORDS, type Notice, WHY } from "./held-words.ts";
import { escapeHtml } from "./html.ts";
import { type Entry, messageEntries, whenReceived } from "./mail-text.ts";
import type { StoredMessage } from "./store.ts";

type HeldMessage = Extract<StoredMessage, { state: "quarantined" | "dead" }>;

/** A button of the page: what it says, what pressing it does, and the signed link that allows it. */
export interface HeldButton {
  decision: "release" | "discard";
  token: string;
}

/** Added to the style of the function's pages. */
export const HELD_STYLE = `dl{margin:1.5rem 0;padding:.25rem 0;border:1px solid #d1d5db;border-width:1px 0}
dt{margin-top:.75rem;font-size:.9375rem;font-weight:600}
dd{margin:0 0 .75rem;white-space:pre-wrap}
form{margin:1rem 0 0;padding:0;border:0}
button{width:100%}
.at{background:#fff;color:#b91c1c;border:1px solid #b91c1c}`;

const shownValue = ({ value }: Entry): string => (Array.isArray(value) ? value.join("\n") : value);

const listOf = (entries: readonly Entry[]): string =>
  entries
    .filter((entry) => entry.value.length > 0)
    .map((entry) => `<dt>${escapeHtml(entry.label)}</dt><dd>${escapeHtml(shownValue(entry))}</dd>`)
    .join("\n");

function buttonOf({ decision, token }: HeldButton, state: HeldMessage["state"]): string {
  const isRelease = decision === "release";
  const label = isRelease ? (state === "dead" ? HELD_WORDS.retry : HELD_WORDS.release) : HELD_WORDS.discard;
  const hint = isRelease ? "" : `<p>${HELD_WORDS.discardHint}</p>`;
  return `<form method="post" aria-label="${label}"><input type="hidden" name="token" value="${escapeHtml(token)}">
<button name="decision" value="${decision}"${isRelease ? "" : ' class="at"'}>${label}</button>${hint}</form>`;
}

/** A held message with what can be done about it. */
export function heldPage(id: string, held: HeldMessage, buttons: readonly HeldButton[]): string {
  const why = held.state === "dead" ? WHY.dead : WHY[held.suspicion ?? ""];
  const entries: Entry[] = [
    ...messageEntries(held.message),
    { label: HELD_WORDS.receivedAt, value: whenReceived(held.receivedAt) },
    { label: HELD_WORDS.record, value: id },
  ];
  return `<h1>${HELD_WORDS.title}</h1>
<p>${escapeHtml(why ?? "")}</p>
<dl>${listOf(entries)}</dl>
<p>${HELD_WORDS.nothingYet}</p>
${buttons.map((button) => buttonOf(button, held.state)).join("\n")}`;
}

/** A page that only says something. */
export const noticePage = ({ title, text }: Notice): string =>
  `<div role="status"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></div>`;
