// Guesses of what was meant by a wrong value, beside the fields' declarations.

import { fold, slugOf } from "../domain/turkish";

/** "8:30" is "08.30". */
export function time(value: string): string | undefined {
  const [, hour, minute = "00"] = /^([01]?\d|2[0-3])(?:[.:]([0-5]\d?))?$/.exec(value.trim()) ?? [];
  return hour && `${hour.padStart(2, "0")}.${minute.padEnd(2, "0")}`;
}

/** "2.8.2027" is "2027-08-02". */
export function day(value: string): string | undefined {
  const [, date = "", month = "", year] = /^(\d\d?)[./-](\d\d?)[./-](\d{4})$/.exec(value.trim()) ?? [];
  return year && [year, month.padStart(2, "0"), date.padStart(2, "0")].join("-");
}

/** "#056" is "#005566". */
export function colour(value: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value.trim())?.[1]?.toUpperCase();
  return digits && `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}

/** "0532 111 22 33" is "905321112233". */
export const countryDigits = (value: string): string =>
  value.replace(/\D/g, "").replace(/^0?(?=[1-9]\d{9}$)/, "90");

/** An address of this site: "sss/" is "/sss". */
export function path(value: string): string | undefined {
  // Code, or a page of another site.
  if (/^[\s\p{Cc}]*[a-z][a-z\s\p{Cc}+.-]*:|^\/\/|^www\./iu.test(value)) return undefined;
  return `/${fold(value)
    .replace(/[^a-z0-9#]+/g, "-")
    .replace(/^-+|-+$/g, "")}`;
}

export const slug = (value: string): string | undefined => slugOf(value) || undefined;

/** The host in ASCII: "diş.example" is "xn--di-gta.example". */
function hostIn(value: string): string | undefined {
  const [host] = /[^\s/?#:@"'<>\\]+(?:\.[^\s/?#:@"'<>\\]+)+/.exec(withoutScheme(value)) ?? [];
  return host && URL.canParse(`https://${host}`) ? new URL(`https://${host}`).host : undefined;
}

const withoutScheme = (value: string) => value.normalize("NFKC").replace(/^[a-z]+:\/*/i, "");

/** "www.laboratuvar.com/" is "https://www.laboratuvar.com". */
export function origin(value: string): string | undefined {
  const host = hostIn(value);
  return host && `https://${host}`;
}

/** "instagram.com/laboratuvar" is "https://instagram.com/laboratuvar". */
export function webAddress(value: string): string | undefined {
  const [, rest = ""] = /^[^/?#]+(.*)$/.exec(withoutScheme(value)) ?? [];
  const host = hostIn(value);
  return host && `https://${host}${rest}`;
}

/** The domain in ASCII. */
export function email(value: string): string | undefined {
  const [, name, domain = ""] = /^([\w.+-]+)@(\P{Cc}+)$/u.exec(value.trim()) ?? [];
  const host = hostIn(domain);
  return name && host && `${name}@${host}`;
}
