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
