import { createHmac, timingSafeEqual } from "node:crypto";

/** How links in the morning mail lead staff to held messages. */
export interface LinkSettings {
  /** Address of the site's page that opens them, without `#`. */
  page: string;
  /** Keys of their signatures: the present one first, then those that are being replaced. */
  keys: string[];
}

/** What a link is for: to look, and there decide either way; to let the message out; to discard it. */
export type HeldAction = "view" | "release" | "discard";

/** What a link says: for which message, to do what, until when (seconds since 1970). */
export interface HeldLink {
  action: HeldAction;
  id: string;
  expires: number;
}

export type LinkReading = { ok: true; link: HeldLink } | { ok: false; reason: "tampered" | "expired" };

/** Days a link is good for, from the day it tells about. */
const LINK_DAYS = 30;

const TOKEN =
  /^(view|release|discard)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,12})\.([\w-]{43})$/;

const textOf = ({ action, id, expires }: HeldLink): string => `${action}.${id}.${expires}`;

const signatureOf = (link: HeldLink, key: string): string =>
  createHmac("sha256", key)
    .update(`held message: ${textOf(link)}`)
    .digest("base64url");

/** A link in the form it travels in: what it says, and the signature over all of it. */
export const writeToken = (link: HeldLink, keys: readonly string[]): string =>
  `${textOf(link)}.${signatureOf(link, keys[0] ?? "")}`;

/**
 * Reads what somebody came with.
 *
 * @param now milliseconds since 1970
 */
export function readToken(token: string, keys: readonly string[], now = Date.now()): LinkReading {
  const [, action = "", id = "", expires = "", signature = ""] = TOKEN.exec(token) ?? [];
  const link = { action: action as HeldAction, id, expires: Number(expires) };
  const given = Buffer.from(signature);
  const isSigned = keys.some((key) => {
    const wanted = Buffer.from(signatureOf(link, key));
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
  if (!isSigned) return { ok: false, reason: "tampered" };
  return link.expires * 1_000 > now ? { ok: true, link } : { ok: false, reason: "expired" };
}

/**
 * The address of a link in the mail about a day. The same day gives the same link at every try of the mail. What it says
 * stands behind the `#`, so that it is in no server's log and no referrer.
 *
 * @param day as YYYY-MM-DD
 */
export function linkTo(action: HeldAction, id: string, day: string, { page, keys }: LinkSettings): string {
  const expires = Date.parse(`${day}T00:00:00Z`) / 1_000 + LINK_DAYS * 86_400;
  return `${page}#${writeToken({ action, id, expires }, keys)}`;
}
