import { addDays, inIstanbul } from "../../domain/delivery/days";

/** Days a security.txt is good for: RFC 9116 asks for less than a year. */
const goodFor = 364;

/**
 * What `/.well-known/security.txt` says (RFC 9116): whom to tell of a weakness of the site.
 * @param laboratory its e-mail address, if it has one, and its telephone in the international form
 * @param siteUrl where the site is published, without a slash at the end
 * @param now when the site is built
 */
export function securityText(
  { email, phone }: { email?: string | undefined; phone: { e164: string } },
  siteUrl: string,
  now = new Date(),
): string {
  const lines = [
    `Contact: ${email ? `mailto:${email}` : `tel:${phone.e164}`}`,
    `Expires: ${addDays(inIstanbul(now).day, goodFor)}T00:00:00Z`,
    "Preferred-Languages: tr, en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${lines.join("\n")}\n`;
}
