import type { Rule } from "./rules";

/** What Cloudflare Pages takes: rules of a file, and characters of a line. It leaves out the rest without a word. */
const ruleLimit = 100;
const lineLimit = 2000;

/**
 * The text of `_headers`, which Cloudflare Pages, Netlify and the local server read.
 * @throws Error where a host would leave out a part of it
 */
export function headersFile(rules: readonly Rule[]): string {
  const lines = rules.flatMap(({ path, headers, instead }) => [
    path,
    // Cloudflare joins what two rules say unless a line takes the first away; Netlify takes the last and skips the line.
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
    `public/_headers would have ${what}; Cloudflare Pages takes ${limit} (plugins/security-headers).`,
  );
