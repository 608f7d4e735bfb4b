/** A number with an optional sign: "0,5", "25+". */
const amount = "\\d+(?:[.,]\\d+)*\\+?";

/** Units in any case: "iş gününde", "yıldır". */
const unit = String.raw`(?:(?:iş gün|gün|saat|dk|saniye|hafta|yıl|ay)\p{L}*|(?:mm|MB|MPa)(?!\p{L}))`;

/** The character before them is captured, because Safari has no lookbehind before 16.4. */
const patterns = [
  // "0212 555 01 01", "(0212) 555-01-01", "+90 (0) 212 555 01 01", "0212 555 ** **"
  String.raw`(?:(?:\+|00)\d{1,3}|\(?0[1-9]\d{0,3}\)?)(?:[ -]\(?[\d*]{1,7}\)?){1,6}`,
  // "444 0 555", "212 555 01 01"
  String.raw`\d{2,4}(?: [\d*]{1,4}){2,5}`,
  // "dahili 114", "/ 118"
  String.raw`(?:/|\(?(?:[Dd]ahili|[iİ]ç hat):?) \d{1,7}\)?`,
  // "5–7 iş günü", "25+ yıl", "0,5 mm"
  `(?:%?${amount}–)?${amount} ${unit}`,
  // "3–5"
  `%?${amount}–%?${amount}`,
  // "m. 5", "No: 12", "Kat 3"
  String.raw`(^|[^\p{L}])(?:m\.|(?:[Nn]o|[Kk]at|[Dd]aire):?) \d+`,
  // "All-on-6", "e-posta", "Hands-on"; of a longer word the letters beside its hyphens.
  String.raw`(^|[^\p{L}\d-])(?:[\p{L}\d]{1,8}-){1,2}[\p{L}\d]{1,8}`,
];

const whole = new RegExp(patterns.join("|"), "gu");

/** A segment of a text. */
interface LinePart {
  text: string;
  /** Index in the text. */
  start: number;
  /** Whether it stays on one line. */
  isWhole: boolean;
}

/** Splits a text into segments; some stay on one line: measures, telephone numbers, numbers of laws and houses, hyphenated names. */
export function lineParts(value: string): LinePart[] {
  const parts: LinePart[] = [];
  let end = 0;
  const add = (until: number, isWhole: boolean) => {
    if (until > end) parts.push({ text: value.slice(end, until), start: end, isWhole });
    end = until;
  };
  for (const { 0: text, 1: beforeShort = "", 2: beforeName = "", index } of value.matchAll(whole)) {
    add(index + beforeShort.length + beforeName.length, false);
    add(index + text.length, true);
  }
  add(value.length, false);
  return parts;
}
