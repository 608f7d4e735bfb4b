import { readFile } from "node:fs/promises";
import path from "node:path";

/** Rules of a `_headers` file: a path pattern, and headers by lower-case name. */
type HeaderRules = { pattern: RegExp; headers: [name: string, value: string | undefined][] }[];

/** A path pattern: `*` matches anything. */
function toPattern(text: string): RegExp {
  const parts = text.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`);
}

/**
 * Reads `_headers` as the build writes it: a pattern at the start of a line, its headers indented below,
 * `! Name` to remove a header set by broader rules. Without the file there are no rules.
 */
export async function readHeaderRules(site: string): Promise<HeaderRules> {
  const text = await readFile(path.join(site, "_headers"), "utf8").catch(() => "");
  const rules: HeaderRules = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === "") continue;
    if (/^\S/.test(line)) {
      rules.push({ pattern: toPattern(line.trim()), headers: [] });
      continue;
    }
    const [, detached] = /^\s+!\s*(\S+)$/.exec(line) ?? [];
    if (detached) rules.at(-1)?.headers.push([detached.toLowerCase(), undefined]);
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined)
      rules.at(-1)?.headers.push([name.trim().toLowerCase(), value.trim()]);
  }
  return rules;
}

/** Headers of a path from all matching rules; repeated headers are joined, as hosts do. */
export function headersFor(rules: HeaderRules, pathname: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { pattern, headers: given } of rules) {
    if (!pattern.test(pathname)) continue;
    for (const [name, value] of given) {
      if (value === undefined) delete headers[name];
      else headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
  }
  return headers;
}
