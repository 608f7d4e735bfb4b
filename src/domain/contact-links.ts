import { fixedIds } from "./fixed-ids";
import { strings } from "./interface-strings";

/**
 * A tel URL that calls the extension too: a comma is a pause on Android and iOS, and Android takes the letters of
 * ";ext=" for digits.
 * @param dialled telephone number (RFC 3966)
 */
export const telephoneUrl = (dialled: string) => `tel:${dialled.replace(";ext=", ",")}`;

/** Links beyond 2,046 characters do nothing in Chrome on Windows. */
const longestUrl = 2000;

/** Encodes a text for a URL; half an emoji, which cannot be encoded, becomes "�". */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd"));

const cutMark = encoded(` … (${strings.ask.cut})`);

/** Whether the text of a link was too long for it. */
export const isCut = (url: string): boolean => url.endsWith(cutMark);

/** Appends a text to a URL: as much of it as a link may hold, and a word about the rest. */
function appendText(url: string, text: string): string {
  const whole = url + encoded(text);
  if (whole.length <= longestUrl) return whole;
  let cut = url;
  for (const letter of text) {
    const next = cut + encoded(letter);
    if (next.length + cutMark.length > longestUrl) break;
    cut = next;
  }
  return cut + cutMark;
}

/** A mailto URL with optional subject and body. */
export function mailUrl(email: string, subject = "", text = ""): string {
  const url = `mailto:${email}`;
  const titled = subject ? appendText(`${url}?subject=`, subject) : url;
  return text ? appendText(`${titled}${subject ? "&" : "?"}body=`, text.replaceAll("\n", "\r\n")) : titled;
}

/** @param text prefilled message */
export const whatsappUrl = (number: string, text = "") =>
  text ? appendText(`https://wa.me/${number}?text=`, text) : `https://wa.me/${number}`;

/** Query parameter with the slug of a product asked about; may repeat. */
export const productParam = "urun";

export const contactAddress = "/iletisim";

/**
 * Where to send an enquiry about these products: the information request if the home page has one, otherwise the message form.
 */
export const askUrl = (requests: boolean, ...slugs: string[]): string => {
  if (!requests) return contactAddress;
  const asked = slugs.map((slug) => `${productParam}=${slug}`).join("&");
  return `/${asked && `?${asked}`}#${fixedIds.infoRequest}`;
};

/** Query parameter with the day the work is wanted, "2026-11-30". */
export const dayName = "gun";

export const slipAddress = "/is-formu";

/**
 * URL of a prefilled work slip.
 * @param slug of the product, if any
 * @param day on which the work is wanted, if known
 */
export const slipUrl = (slug?: string, day?: string): string =>
  `${slipAddress}${slug ? `?${productParam}=${slug}` : ""}${slug && day ? `&${dayName}=${day}` : ""}`;
