import { readFile } from "node:fs/promises";
import path from "node:path";

/** Rules of a `_headers` file: a path pattern, and headers by lower-case name. */
type HeaderRules = { pattern: RegExp; headers: Record<string, string> }[];

/** A path pattern: `*` matches anything. */
function toPattern(text: string): RegExp {
  const parts = text.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`);
}

/**
 * Reads `_headers` as the build writes it: a pattern at the start of a line, its headers indented below. Without the
 * file there are no rules.
 */
export async function readHeaderRules(site: string): Promise<HeaderRules> {
  const text = await readFile(path.join(site, "_headers"), "utf8").catch(() => "");
  const rules: HeaderRules = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = /^\s+([^:!]+):\s*(.*)$/.exec(line) ?? [];
    if (/^\S/.test(line)) rules.push({ pattern: toPattern(line.trim()), headers: {} });
    else if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name.toLowerCase()]: value });
  }
  return rules;
}

/** Headers of a path from all matching rules; the last of a name counts, as on Netlify. */
export const headersFor = (rules: HeaderRules, pathname: string): Record<string, string> =>
  Object.assign({}, ...rules.filter(({ pattern }) => pattern.test(pathname)).map(({ headers }) => headers));
