/** Markdown link in a content text: "[E.Max CAD](/ivoclar-kron)". */
const link = /\[([^[\]]+)\]\(([^()\s]*)\)/g;

/** A segment of a text, with its target if it is a link. */
interface TextPart {
  text: string;
  to?: string;
}

/** Whether a link leads to a page of this site. */
export const isOwnPage = (to: string): boolean => to.startsWith("/");

/** Splits a text into segments. */
export function textParts(value: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, 1: text = "", 2: to = "", index } of value.matchAll(link)) {
    if (index > end) parts.push({ text: value.slice(end, index) });
    parts.push({ text, to });
    end = index + match.length;
  }
  if (end < value.length) parts.push({ text: value.slice(end) });
  return parts;
}

/** Returns the text without link targets. */
export const withoutLinks = (value: string): string => value.replace(link, "$1");
