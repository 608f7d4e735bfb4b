import { adminHeaders, type PolicyOptions, securityHeaders } from "./policy";

/** Headers of all responses below a path. */
export interface Rule {
  /** `*` matches anything. */
  path: "/*" | "/static/*" | "/*.js" | "/admin";
  headers: Readonly<Record<string, string>>;
  /** True: replaces broader rules of the same header. */
  instead?: true;
}

export const immutable = "public, max-age=31536000, immutable";

/**
 * All headers of the site. `/static/` and scripts have hashed names and are cached for ever. `Cache-Control`
 * is set per rule, because hosts merge values.
 */
export const headerRules = (options: PolicyOptions): readonly Rule[] => [
  { path: "/*", headers: securityHeaders(options) },
  { path: "/static/*", headers: { "Cache-Control": immutable } },
  { path: "/*.js", headers: { "Cache-Control": immutable } },
  ...(options.hasAdmin
    ? [{ path: "/admin" as const, headers: adminHeaders(options), instead: true as const }]
    : []),
];
