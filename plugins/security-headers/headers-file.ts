import type { Rule } from "./rules";

/** What Cloudflare Pages takes: rules of a file, and letters of a line. It leaves out the rest without a word. */
const ruleLimit = 100;
const lineLimit = 2000;

/**
 * The text of `_headers`, which Cloudflare Pages, Netlify and the local server read.
 * @throws Error where a host would leave out a part of it
 */
export function headersFile(rules: readonly Rule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  if (rules.length > ruleLimit) throw tooMuch(`${rules.length} rules`, `${ruleLimit} rules`);
  for (const line of lines) {
    const name = line.trim().split(":")[0];
    if (line.length > lineLimit) throw tooMuch(`${line.length} letters for ${name}`, `${lineLimit} a line`);
  }
  return `${lines.join("\n")}\n`;
}

const tooMuch = (what: string, limit: string) =>
  new Error(
    `public/_headers would have ${what}; Cloudflare Pages takes ${limit} (plugins/security-headers).`,
  );
