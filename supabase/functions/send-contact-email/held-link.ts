import { hmac, isOneOf } from "./secrets.ts";

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

/** The signature of a link, as it stands in an address: base64 with `-` and `_`, without padding. */
async function signatureOf(link: HeldLink, key: string): Promise<string> {
  const bytes = await hmac(key, `held message: ${textOf(link)}`);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** A link in the form it travels in: what it says, and the signature over all of it. */
export const writeToken = async (link: HeldLink, keys: readonly string[]): Promise<string> =>
  `${textOf(link)}.${await signatureOf(link, keys[0] ?? "")}`;

/**
 * Reads what somebody came with.
 *
 * @param now milliseconds since 1970
 */
export async function readToken(
  token: string,
  keys: readonly string[],
  now = Date.now(),
): Promise<LinkReading> {
  const [, action = "", id = "", expires = "", signature = ""] = TOKEN.exec(token) ?? [];
  const link = { action: action as HeldAction, id, expires: Number(expires) };
  const wanted = await Promise.all(keys.map((key) => signatureOf(link, key)));
  if (!(await isOneOf(signature, wanted))) return { ok: false, reason: "tampered" };
  return link.expires * 1_000 > now ? { ok: true, link } : { ok: false, reason: "expired" };
}

/**
 * The address of a link in the mail about a day. The same day gives the same link at every try of the mail. What it says
 * stands behind the `#`, so that it is in no server's log and no referrer.
 *
 * @param day as YYYY-MM-DD
 */
export async function linkTo(
  action: HeldAction,
  id: string,
  day: string,
  { page, keys }: LinkSettings,
): Promise<string> {
  const expires = Date.parse(`${day}T00:00:00Z`) / 1_000 + LINK_DAYS * 86_400;
  return `${page}#${await writeToken({ action, id, expires }, keys)}`;
}

/** The address of a link to one of the messages it was made for; undefined for any other. */
export type LinkOf = (action: HeldAction, id: string) => string | undefined;

/** Signs all links of a mail about a day. */
export async function linksTo(ids: readonly string[], day: string, settings: LinkSettings): Promise<LinkOf> {
  const actions: HeldAction[] = ["view", "release", "discard"];
  const entries = ids.flatMap((id) =>
    actions.map(async (action) => [`${action} ${id}`, await linkTo(action, id, day, settings)] as const),
  );
  const links = new Map(await Promise.all(entries));
  return (action, id) => links.get(`${action} ${id}`);
}
