import type { Rule } from "./rules";

/** Limits of Cloudflare Pages, which silently drops the rest: rules per file, characters per line. */
const ruleLimit = 100;
const lineLimit = 2000;

/**
 * Serialises `_headers`, read by Cloudflare Pages, Netlify and the local server.
 * @throws Error if a limit is exceeded
 */
export function headersFile(rules: readonly Rule[]): string {
  const lines = rules.flatMap(({ path, headers, instead }) => [
    path,
    // Cloudflare merges values of several rules unless a line detaches the header; Netlify uses the last and
    // ignores that line.
    ...(instead ? Object.keys(headers).map((name) => `  ! ${name}`) : []),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  if (rules.length > ruleLimit) throw tooMuch(`${rules.length} rules`, `${ruleLimit} rules`);
  for (const line of lines) {
    const name = line.trim().split(":")[0];
    if (line.length > lineLimit)
      throw tooMuch(`${line.length} characters for ${name}`, `${lineLimit} a line`);
  }
  return `${lines.join("\n")}\n`;
}

const tooMuch = (what: string, limit: string) =>
  new Error(
    `public/_headers would have ${what}; Cloudflare Pages takes ${limit} (src/build/artifacts/security-headers).`,
  );
