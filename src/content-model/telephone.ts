/**
 * Dialled form (E.164) of a displayed number: "0352 222 33 44" is "+903522223344". Turkish, with its area
 * code, unless it has a country code.
 * @returns undefined if the text is no such number
 */
export function dialledNumber(display: string): string | undefined {
  // Ignores extensions ("dahili 12").
  const [written = ""] = /^[^\p{L}/]*/u.exec(display.trim()) ?? [];
  const digits = written.replace(/\D/g, "");
  const abroad = written.startsWith("+") ? digits : /^00(.+)/.exec(digits)?.[1];
  const turkish = /^(?:90|0)?(444\d{4}|[1-9]\d{9})$/.exec(digits)?.[1];
  const number = abroad ?? (turkish && `90${turkish}`);
  return number && /^\d{8,15}$/.test(number) ? `+${number}` : undefined;
}
