/**
 * Dialled form (E.164) of a displayed number: "0352 222 33 44" is "+903522223344". Turkish unless it has a
 * country code.
 * @returns undefined if the text is no number
 */
export function dialledNumber(display: string): string | undefined {
  // Ignores extensions ("dahili 12").
  const [written = ""] = /^[^\p{L}/]*/u.exec(display.trim()) ?? [];
  const digits = written.replace(/\D/g, "");
  const abroad = written.startsWith("+") ? digits : /^00(.+)/.exec(digits)?.[1];
  const number = `+${abroad ?? `90${digits.replace(/^0/, "")}`}`;
  return /^\+\d{8,15}$/.test(number) ? number : undefined;
}
