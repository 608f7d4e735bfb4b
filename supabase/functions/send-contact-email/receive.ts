import { Refusal, withTimeout } from "./http.ts";

const encoder = new TextEncoder();

/** HMAC-SHA-256 of a text, in hex. */
async function hmac(key: string, text: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", encoder.encode(key), algorithm, false, ["sign"]);
  const mac = new Uint8Array(await crypto.subtle.sign("HMAC", imported, encoder.encode(text)));
  return Array.from(mac, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Compares MACs under a random key, which takes constant time. */
const comparing = crypto.randomUUID();

/** Whether the `apikey` header contains one of the keys. */
export async function hasKey(headers: Headers, keys: readonly string[]): Promise<boolean> {
  const given = await hmac(comparing, headers.get("apikey") ?? "");
  const wanted = await Promise.all(keys.map((key) => hmac(comparing, key)));
  return wanted.includes(given);
}

/** `form`: posted by a browser without scripts. */
type Kind = "message" | "form" | "drain" | "events" | "health" | "preflight";

const ROUTE = /\/send-contact-email(?:\/(drain|events|health))?\/?$/;

const isFormPost = (headers: Headers): boolean => {
  const [type = ""] = (headers.get("content-type") ?? "").split(";", 1);
  return type.trim().toLowerCase() === "application/x-www-form-urlencoded";
};

/** What a request is for. @throws Refusal `not_found` or `method_not_allowed` */
export function kindOf({ url, method, headers }: Request): Kind {
  // No URL: a malformed header Host makes the address one that cannot be parsed.
  const match = ROUTE.exec(url.split("?", 1)[0] ?? "");
  if (match === null) throw new Refusal("not_found");
  const route = match[1] as "drain" | "events" | "health" | undefined;
  if (method === "OPTIONS") return "preflight";
  if (route === "health") {
    if (method === "GET" || method === "HEAD") return "health";
    throw new Refusal("method_not_allowed", { allow: "GET, HEAD, OPTIONS" });
  }
  if (method !== "POST") throw new Refusal("method_not_allowed", { allow: "POST, OPTIONS" });
  if (route !== undefined) return route;
  return isFormPost(headers) ? "form" : "message";
}

/** Parses an IPv6 address into eight groups; null for anything else. */
function groupsOf(address: string): string[] | null {
  const url = `http://[${address}]`;
  if (!URL.canParse(url)) return null;
  // Canonical form: lower case, longest run of zeros as "::".
  const [head = "", tail = ""] = new URL(url).hostname.slice(1, -1).split("::");
  const [first, last] = [head, tail].map((part) => part.split(":").filter((group) => group !== ""));
  const missing = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  return [...(first ?? []), ...Array<string>(missing).fill("0"), ...(last ?? [])];
}

/**
 * The sender and its network for rate limits: an IPv4 address and its /24 (also if IPv4-mapped), an IPv6 /64,
 * which is a household, and its /48, the largest customer allocation.
 */
export function sendersOf(address: string): { sender: string; network: string } {
  const [plain = ""] = address.trim().toLowerCase().split("%");
  const groups = groupsOf(plain);
  if (groups !== null && !groups.join(":").startsWith("0:0:0:0:0:ffff:"))
    return { sender: groups.slice(0, 4).join(":"), network: groups.slice(0, 3).join(":") };
  const [high = 0, low = 0] = (groups ?? []).slice(6).map((group) => parseInt(group, 16));
  const sender = groups === null ? plain : [high >> 8, high & 255, low >> 8, low & 255].join(".");
  return { sender, network: sender.replace(/\.\d+$/, "") };
}

/** Keyed hashes by which senders are rate-limited; callers of unknown address share one. */
export async function hashedSenders(headers: Headers, key: string) {
  // Set by the platform's edge; other headers can be forged.
  const address = headers.get("cf-connecting-ip");
  if (address === null) return { sender: "unknown", network: "unknown" };
  const { sender, network } = sendersOf(address);
  return { sender: await hmac(key, sender), network: await hmac(key, network) };
}

/** Maximum body size in bytes: room for a form whose fields are as long as `LIMITS` allows, in any encoding. */
export const BODY_LIMIT = 64 * 1024;

/** Timeout for reading the body, in milliseconds. */
const DEADLINE_MS = 10_000;

/**
 * Reads at most `BODY_LIMIT` bytes, regardless of Content-Length.
 * @throws Refusal `body_too_large`, `body_timeout`, or `invalid_json` if the body is cut off
 */
export async function readBody({ body, headers }: Request): Promise<Uint8Array> {
  if (Number(headers.get("content-length") ?? 0) > BODY_LIMIT) throw new Refusal("body_too_large");
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  try {
    return await withTimeout(readAll(reader), DEADLINE_MS, new Refusal("body_timeout"));
  } catch (error) {
    // Not awaited: it may wait for the caller.
    reader.cancel().catch(() => undefined);
    // An incomplete body is no message.
    throw error instanceof Refusal ? error : new Refusal("invalid_json");
  }
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> {
  const chunks: BlobPart[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > BODY_LIMIT) throw new Refusal("body_too_large");
    chunks.push(next.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** @throws Refusal `invalid_json` unless it is UTF-8 JSON */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal("invalid_json");
  }
}
