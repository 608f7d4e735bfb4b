import { fixedIds } from "./fixed-ids";
export const telephoneUrl = (e164: string) => `tel:${e164}`;

/** A mailto URL with optional subject and body. */
export function mailUrl(email: string, subject?: string, text?: string): string {
  const parameters = { subject, body: text?.replaceAll("\n", "\r\n") };
  const written = Object.entries(parameters).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return `mailto:${email}${written.length > 0 ? `?${written.join("&")}` : ""}`;
}

/** @param text prefilled message */
export const whatsappUrl = (number: string, text?: string) =>
  `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ""}`;

/** Id of the information request on the home page. */

/** Query parameter with the slug of a product asked about; may repeat. */
export const askedName = "urun";

/** Route of the page with the message form. */
export const contactAddress = "/iletisim";

/** Where to send an enquiry: the information request if the home page has one, otherwise the message form. */
export const askUrl = (requests: boolean, ...slugs: string[]): string =>
  requests ? infoRequestUrl(...slugs) : contactAddress;

/** URL of the information request with these products preselected. */
export const infoRequestUrl = (...slugs: string[]): string => {
  const asked = slugs.map((slug) => `${askedName}=${slug}`).join("&");
  return `/${asked && `?${asked}`}#${fixedIds.infoRequest}`;
};

/** Query parameter with the day the work is wanted, "2026-11-30". */
export const dayName = "gun";

/** Route of the work slip. */
export const slipAddress = "/is-formu";

/**
 * URL of a prefilled work slip.
 * @param slug of the product, if any
 * @param day on which the work is wanted, if known
 */
export const slipUrl = (slug?: string, day?: string): string =>
  `${slipAddress}${slug ? `?${askedName}=${slug}` : ""}${slug && day ? `&${dayName}=${day}` : ""}`;
