import { adminHeaders, type PolicyOptions, securityHeaders } from "./policy";

/** Headers of all answers below a path. */
export interface Rule {
  /** `*` stands for anything. */
  path: "/*" | "/static/*" | "/*.js" | "/admin";
  headers: Readonly<Record<string, string>>;
  /** True: in place of what broader rules say of the same headers, not beside it. */
  instead?: true;
}

export const immutable = "public, max-age=31536000, immutable";

/**
 * Every header the site is sent with. Files below `/static/` and all scripts carry a hash of their content in their names,
 * so they are kept for ever. The rules name `Cache-Control` apart: hosts join what two rules give one answer.
 */
export const headerRules = (options: PolicyOptions): readonly Rule[] => [
  { path: "/*", headers: securityHeaders(options) },
  { path: "/static/*", headers: { "Cache-Control": immutable } },
  { path: "/*.js", headers: { "Cache-Control": immutable } },
  ...(options.hasAdmin
    ? [{ path: "/admin" as const, headers: adminHeaders(options), instead: true as const }]
    : []),
];
