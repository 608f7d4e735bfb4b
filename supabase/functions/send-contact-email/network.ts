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
