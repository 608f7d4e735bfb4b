/** Addresses of the ways to reach the laboratory. */
export const telephoneUrl = (e164: string) => `tel:${e164}`;

/** A mail, with its subject and its text where they are known. */
export function mailUrl(email: string, subject?: string, text?: string): string {
  const parameters = { subject, body: text?.replaceAll("\n", "\r\n") };
  const written = Object.entries(parameters).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return `mailto:${email}${written.length > 0 ? `?${written.join("&")}` : ""}`;
}

/** @param text that stands in the message before somebody writes it */
export const whatsappUrl = (number: string, text?: string) =>
  `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ""}`;

/** Where the information request stands on the home page. */
export const infoRequestId = "bilgi-talebi";

/** Address parameter that names a product somebody asks about, by its slug; there may be several. */
export const askedName = "urun";

/** The page with the message form. */
const contactAddress = "/iletisim";

/** Where somebody asks: the information request where the home page has it, else the message form. */
export const askUrl = (requests: boolean, ...slugs: string[]): string =>
  requests ? infoRequestUrl(...slugs) : contactAddress;

/** The information request, with the products chosen in it whose slugs are given. */
export const infoRequestUrl = (...slugs: string[]): string => {
  const asked = slugs.map((slug) => `${askedName}=${slug}`).join("&");
  return `/${asked && `?${asked}`}#${infoRequestId}`;
};

/** Address parameter that names the day on which somebody wants the work, "2026-11-30". */
export const dayName = "gun";

/**
 * The work slip with what is known filled in.
 * @param slug of the product, where there is one
 * @param day on which the work is wanted, where it is known
 */
export const slipUrl = (slug?: string, day?: string): string =>
  `/is-formu${slug ? `?${askedName}=${slug}` : ""}${slug && day ? `&${dayName}=${day}` : ""}`;
