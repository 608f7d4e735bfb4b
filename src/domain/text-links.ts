/** A link in a text of the content: "[E.Max CAD](/ivoclar-kron)". */
const link = /\[([^[\]]+)\]\(([^()\s]*)\)/g;

/** A piece of a text, with the path it leads to where it is a link. */
export interface TextPart {
  text: string;
  to?: string;
}

/** The pieces of a text, in order. */
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

/** The text as it is read, without the addresses of its links. */
export const withoutLinks = (value: string): string => value.replace(link, "$1");
