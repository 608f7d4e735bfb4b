import { inlineScriptSources } from "../../plugins/security-headers/inline-scripts.ts";
import { contentSecurityPolicy, securityHeaders } from "../../plugins/security-headers/policy.ts";
import type { Answer } from "./client.ts";
import { type Finding, finding } from "./finding.ts";

/** The directives of a policy: names with their sources. */
export const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );

/** What is missing in a page's policy, or too much. */
function policyProblems(given: string, html: string): string[] {
  const actual = directivesOf(given);
  const wanted = directivesOf(contentSecurityPolicy({ scriptSources: inlineScriptSources(html) }));
  const missing = [...wanted].flatMap(([name, sources]) =>
    sources
      .filter((source) => !actual.get(name)?.includes(source))
      .map((source) => `${name} lacks ${source}`),
  );
  const open = (actual.get("script-src") ?? []).filter((source) =>
    /^'unsafe|^\*$|^https?:$|^data:$/.test(source),
  );
  return [...missing, ...open.map((source) => `script-src allows ${source}`)];
}

/** Why a header of a page is not as `plugins/security-headers` writes it, or undefined. */
function problemOf(name: string, wanted: string, { headers, body }: Answer): string | undefined {
  const given = headers.get(name);
  if (given === null) return `${name} is missing`;
  if (name === "Content-Security-Policy") return policyProblems(given, body).join(", ") || undefined;
  // A domain may demand more: subdomains, a longer time.
  if (name === "Strict-Transport-Security")
    return Number(/max-age=(\d+)/.exec(given)?.[1]) >= 31_536_000 ? undefined : `${name} is "${given}"`;
  return given === wanted ? undefined : `${name} is "${given}", not "${wanted}"`;
}

/** Findings about the headers of a page's answer. */
export function pageHeaders(path: string, answer: Answer): Finding[] {
  const wanted = Object.entries(securityHeaders({ scriptSources: [] }));
  const problems = wanted.flatMap(([name, value]) => problemOf(name, value, answer) ?? []);
  const encoding = answer.headers.get("content-encoding") ?? "";
  const caching = answer.headers.get("cache-control") ?? "";
  const isFresh = /no-cache|no-store|max-age=0\b/.test(caching) && !/immutable/.test(caching);
  return [
    finding("pages have their security headers", path, problems.join("; ")),
    finding("pages are compressed", path, !/^(?:br|gzip|zstd)$/.test(encoding) && "it is sent as it is"),
    finding("pages are asked for again at each visit", path, !isFresh && `Cache-Control is "${caching}"`),
  ];
}

/** Findings about a file whose name changes with its content. */
export function keptForEver(path: string, { headers }: Answer): Finding {
  const caching = headers.get("cache-control") ?? "";
  const isKept = /immutable/.test(caching) && Number(/max-age=(\d+)/.exec(caching)?.[1]) >= 31_536_000;
  return finding("hashed files are kept for ever", path, !isKept && `Cache-Control is "${caching}"`);
}
