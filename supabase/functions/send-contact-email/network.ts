/** The eight groups of an IPv6 address; null for anything else. */
function groupsOf(address: string): string[] | null {
  const url = `http://[${address}]`;
  if (!URL.canParse(url)) return null;
  // Always written alike: small hexadecimal digits, the longest run of zeros as "::".
  const [head = "", tail = ""] = new URL(url).hostname.slice(1, -1).split("::");
  const [first, last] = [head, tail].map((part) => part.split(":").filter((group) => group !== ""));
  const missing = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  return [...(first ?? []), ...Array<string>(missing).fill("0"), ...(last ?? [])];
}

/**
 * What counts as one sender: an IPv4 address, also where it is written as an IPv6 one (`::ffff:192.0.2.1`); of IPv6 the
 * /64, since one household owns all of that.
 */
export function networkOf(address: string): string {
  const [plain = ""] = address.trim().toLowerCase().split("%");
  const groups = groupsOf(plain);
  if (groups === null) return plain;
  if (!groups.join(":").startsWith("0:0:0:0:0:ffff:")) return groups.slice(0, 4).join(":");
  const [high = 0, low = 0] = groups.slice(6).map((group) => parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
