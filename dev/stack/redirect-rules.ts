import { readFile } from "node:fs/promises";
import path from "node:path";

/** Redirects by path: address and status. */
type RedirectRules = ReadonlyMap<string, { to: string; status: number }>;

/**
 * Reads `_redirects` as the build writes it, one "from to status" per line. The first line of a path counts. Without the file
 * there are no redirects.
 */
export async function readRedirectRules(site: string): Promise<RedirectRules> {
  const text = await readFile(path.join(site, "_redirects"), "utf8").catch(() => "");
  const rules = new Map<string, { to: string; status: number }>();
  for (const [, from = "", to = "", status] of text.matchAll(/^(\S+) (\S+) (\d+)!?$/gm))
    if (!rules.has(from)) rules.set(from, { to, status: Number(status) });
  return rules;
}
