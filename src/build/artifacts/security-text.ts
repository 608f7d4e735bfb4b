import { dialledNumber } from "../../content-model/telephone";
import { addDays, inIstanbul } from "../../domain/delivery/days";

/** Validity in days; RFC 9116 recommends less than a year. */
const goodFor = 364;

/**
 * Returns `/.well-known/security.txt` (RFC 9116).
 * @param laboratory e-mail address, if any, and telephone
 * @param siteUrl origin of the site, without a trailing slash
 * @param now build time
 */
export function securityText(
  { email, phone }: { email?: string | undefined; phone: { display: string } },
  siteUrl: string,
  now = new Date(),
): string {
  const lines = [
    `Contact: ${email ? `mailto:${email}` : `tel:${dialledNumber(phone.display)}`}`,
    `Expires: ${addDays(inIstanbul(now).day, goodFor)}T00:00:00Z`,
    "Preferred-Languages: tr, en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${lines.join("\n")}\n`;
}
