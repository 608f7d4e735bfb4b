import { Refusal } from "./http.ts";
import { withTimeout } from "./time.ts";

const encoder = new TextEncoder();

/** HMAC-SHA-256 of a text, in hex. */
export async function hmac(key: string, text: string): Promise<string> {
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

/** A parsed request. */
export interface Call {
  /** `form`: posted by a browser without scripts. */
  kind: "message" | "form" | "drain" | "events" | "health" | "preflight";
  /** Origin header, or null. */
  origin: string | null;
  /** Client address; null if the platform gave none. */
  address: string | null;
}

/** Set by the platform's edge; other headers can be forged. */
const ADDRESS_HEADER = "cf-connecting-ip";

const ROUTE = /\/send-contact-email(?:\/(drain|events|health))?\/?$/;

function routeOf(url: string): "" | "drain" | "events" | "health" {
  const match = URL.canParse(url) ? ROUTE.exec(new URL(url).pathname) : null;
  if (match === null) throw new Refusal("not_found");
  return (match[1] ?? "") as ReturnType<typeof routeOf>;
}

const isFormPost = (headers: Headers): boolean => {
  const [type = ""] = (headers.get("content-type") ?? "").split(";", 1);
  return type.trim().toLowerCase() === "application/x-www-form-urlencoded";
};

function kindOf({ url, method, headers }: Request): Call["kind"] {
  const route = routeOf(url);
  if (method === "OPTIONS") return "preflight";
  if (route === "health") {
    if (method === "GET" || method === "HEAD") return "health";
    throw new Refusal("method_not_allowed", { allow: "GET, HEAD, OPTIONS" });
  }
  if (method !== "POST") throw new Refusal("method_not_allowed", { allow: "POST, OPTIONS" });
  if (route === "drain" || route === "events") return route;
  return isFormPost(headers) ? "form" : "message";
}

/** @throws Refusal `not_found` or `method_not_allowed` */
export const readCall = (request: Request): Call => ({
  kind: kindOf(request),
  origin: request.headers.get("origin"),
  address: request.headers.get(ADDRESS_HEADER),
});

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
