import { hmac, isOneOf } from "./secrets.ts";

/** What identifies a caller: the address it comes from, the key it shows. */

/** A token bucket: how many messages at once, and how many more per hour. */
export interface RateLimit {
  burst: number;
  perHour: number;
}

export interface RateLimits {
  /** Of one address (IPv6: of one household, /64). */
  address: RateLimit;
  /** Of an IPv6 network (/48), which one subscriber may have as a whole. */
  network: RateLimit;
  /** Of everybody together. */
  everybody: RateLimit;
}

/** How callers are told apart and limited. */
export interface ClientSettings {
  /** Key of the HMAC that turns a client's address into a rate-limit bucket. */
  clientHashKey: string;
  /** Header in which the platform's edge writes the client's address itself; no other is looked at. */
  clientAddressHeader: string;
  rates: RateLimits;
}

/** The eight groups of an IPv6 address, the last two of which may be written as IPv4; null for anything else. */
function groupsOf(address: string): number[] | null {
  const v4 = /^(.*:)(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address);
  const [, front = "", a = 0, b = 0, c = 0, d = 0] = v4 ?? [];
  const hex = (high: unknown, low: unknown): string => (Number(high) * 256 + Number(low)).toString(16);
  const [head = "", tail, ...more] = (v4 ? `${front}${hex(a, b)}:${hex(c, d)}` : address).split("::");
  const partsOf = (text = ""): string[] => (text === "" ? [] : text.split(":"));
  const missing = 8 - partsOf(head).length - partsOf(tail).length;
  if (more.length > 0 || (tail === undefined ? missing !== 0 : missing < 1)) return null;
  const groups = [...partsOf(head), ...Array<string>(missing).fill("0"), ...partsOf(tail)];
  return groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))
    ? groups.map((group) => parseInt(group, 16))
    : null;
}

/** The IPv4 address that stands in the last two groups. */
const v4Of = ([, , , , , , high = 0, low = 0]: number[]): string =>
  [high >> 8, high & 255, low >> 8, low & 255].join(".");

/**
 * The networks an address stands in, from the narrow to the wide: an IPv4 address by itself, also where it is written as
 * an IPv6 one (`::ffff:192.0.2.1`); of IPv6 the /64, since one household owns all of that, and the /48.
 */
export function networksOf(address: string): { address: string; network: string | null } {
  const plain = address.trim().toLowerCase().replace(/%.*$/, "");
  const groups = plain.includes(":") ? groupsOf(plain) : null;
  if (groups === null) return { address: plain, network: null };
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return { address: v4Of(groups), network: null };
  const first = (count: number): string =>
    groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(":");
  return { address: first(4), network: first(3) };
}

/** A bucket of tokens, each of which lets one message in. */
export interface Bucket extends RateLimit {
  key: string;
}

/** Parts of the bucket that everybody shares, so that messages do not wait for each other at one row. */
const SHARES = 8;

/**
 * The buckets a message takes a token from. An address is kept as a keyed hash in hex, from which it cannot be told. It is
 * read from the header that the platform's edge writes itself; a client could write any other. Where that header is
 * missing, all callers share one bucket.
 */
export async function clientBuckets(
  headers: Headers,
  { clientHashKey, clientAddressHeader, rates }: ClientSettings,
): Promise<Bucket[]> {
  const { address, network } = networksOf(headers.get(clientAddressHeader) ?? "unknown");
  const keyOf = async (text: string): Promise<string> => {
    const digest = await hmac(clientHashKey, text);
    return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  };
  const share = Math.floor(Math.random() * SHARES);
  const { burst, perHour } = rates.everybody;
  return [
    { key: await keyOf(address), ...rates.address },
    ...(network === null ? [] : [{ key: await keyOf(`${network}/48`), ...rates.network }]),
    { key: `everybody-${share}`, burst: Math.max(burst / SHARES, 1), perHour: perHour / SHARES },
  ];
}

/** Whether the request shows one of the keys, in `apikey` or as a bearer token. */
export async function showsKey(headers: Headers, keys: string[]): Promise<boolean> {
  const bearer = /^bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  const shown = headers.get("apikey") ?? bearer;
  if (shown === undefined) return false;
  return isOneOf(shown, keys);
}
