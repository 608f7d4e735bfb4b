/** Addresses of the ways to reach the laboratory. */
export const telephoneUrl = (e164: string) => `tel:${e164}`;

/** @param subject of the mail, where it is known */
export const mailUrl = (email: string, subject?: string) =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;

/** @param text that stands in the message before somebody writes it */
export const whatsappUrl = (number: string, text?: string) =>
  `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ""}`;

/** Where the information request stands on the home page. */
export const infoRequestId = "bilgi-talebi";

/** Address parameter that names the product somebody asks about, by its slug. */
export const askedName = "urun";

/** The information request; with a product chosen in it where a slug is given. */
export const infoRequestUrl = (slug?: string) => `/${slug ? `?${askedName}=${slug}` : ""}#${infoRequestId}`;
