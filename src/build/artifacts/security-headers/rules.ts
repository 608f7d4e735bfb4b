import { workerFiles } from "../retired-workers";
import { adminHeaders, type PolicyOptions, securityHeaders } from "./policy";

/** Headers of all responses below a path. */
interface Rule {
  /** `*` matches anything. */
  path: "/*" | "/static/*" | "/*.js" | "/*.css" | "/admin" | `/${(typeof workerFiles)[number]}`;
  headers: Readonly<Record<string, string>>;
  /** True: replaces broader rules of the same header. */
  instead?: true;
}

const immutable = "public, max-age=31536000, immutable";

/**
 * All headers of the site. `/static/`, scripts and style sheets have hashed names and are cached for ever; missing files are
 * not, because hosts set `Cache-Control` of a 404 themselves. It is set per rule, because hosts merge values.
 */
export const headerRules = (options: PolicyOptions): readonly Rule[] => [
  { path: "/*", headers: securityHeaders(options) },
  { path: "/static/*", headers: { "Cache-Control": immutable } },
  { path: "/*.js", headers: { "Cache-Control": immutable } },
  { path: "/*.css", headers: { "Cache-Control": immutable } },
  ...workerFiles.map((name) => ({
    path: `/${name}` as const,
    headers: { "Cache-Control": "no-cache" },
    instead: true as const,
  })),
  ...(options.hasAdmin
    ? [{ path: "/admin" as const, headers: adminHeaders(options), instead: true as const }]
    : []),
];

/** Characters per line; Cloudflare Pages silently drops longer ones. */
const lineLimit = 2000;

/**
 * Serialises `_headers`, read by Cloudflare Pages, Netlify and the local server.
 * @throws Error if a line is too long
 */
export function headersFile(rules: readonly Rule[]): string {
  const lines = rules.flatMap(({ path, headers, instead }) => [
    path,
    // Cloudflare merges values of several rules unless a line detaches the header; Netlify uses the last and
    // ignores that line.
    ...(instead ? Object.keys(headers).map((name) => `  ! ${name}`) : []),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  for (const line of lines) {
    if (line.length <= lineLimit) continue;
    const name = line.trim().split(":")[0];
    throw new Error(
      `public/_headers would have ${line.length} characters for ${name}; Cloudflare Pages takes ${lineLimit} a line (src/build/artifacts/security-headers).`,
    );
  }
  return `${lines.join("\n")}\n`;
}
