/**
 * The number that is dialled for one that is read: "0352 222 33 44" is "+903522223344". Without a country's code it is Turkish.
 * @returns undefined where the text holds no such number
 */
export function dialledNumber(display: string): string | undefined {
  // What follows the number, such as an extension ("dahili 12"), is not dialled with it.
  const [written = ""] = /^[^\p{L}/]*/u.exec(display.trim()) ?? [];
  const digits = written.replace(/\D/g, "");
  const abroad = written.startsWith("+") ? digits : /^00(.+)/.exec(digits)?.[1];
  const number = `+${abroad ?? `90${digits.replace(/^0/, "")}`}`;
  return /^\+\d{8,15}$/.test(number) ? number : undefined;
}
