/** HMAC and comparison of what identifies a caller: the address it comes from, the key it shows. */

const encoder = new TextEncoder();

async function hmac(key: string, text: string): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey(
    "raw",
    encoder.encode(key),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, encoder.encode(text)));
}

/**
 * The network a request comes from: an IPv4 address, or the /64 of an IPv6 one, since one household owns all of
 * that. Taken from the header the platform's edge writes itself, else from the first hop of X-Forwarded-For.
 */
function clientNetwork(headers: Headers): string {
  const address =
    headers.get("cf-connecting-ip") ?? headers.get("x-forwarded-for")?.split(",")[0] ?? "unknown";
  const trimmed = address.trim().toLowerCase();
  if (!trimmed.includes(":")) return trimmed;
  const [head = "", tail] = trimmed.split("::");
  const groups = head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").length;
  return [...groups, ...Array<string>(Math.max(missing, 0)).fill("0")].slice(0, 4).join(":");
}

/** Name of the caller's rate-limit bucket: a keyed hash in hex, from which the address cannot be told. */
export async function clientBucket(headers: Headers, key: string): Promise<string> {
  const digest = await hmac(key, clientNetwork(headers));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the request shows one of the keys, in `apikey` or as a bearer token. */
export async function showsKey(headers: Headers, keys: string[]): Promise<boolean> {
  const bearer = /^bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  const shown = headers.get("apikey") ?? bearer;
  if (shown === undefined) return false;
  // Comparing MACs under a fresh key takes the same time wherever the texts differ.
  const key = crypto.randomUUID();
  const given = (await hmac(key, shown)).join();
  const wanted = await Promise.all(keys.map((candidate) => hmac(key, candidate)));
  return wanted.some((mac) => mac.join() === given);
}
