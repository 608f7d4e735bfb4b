import { type PolicyOptions, securityHeaders } from "./policy";

/** Headers of all answers below a path. */
export interface Rule {
  /** `*` stands for anything. */
  path: "/*" | "/static/*" | "/*.js";
  headers: Readonly<Record<string, string>>;
}

export const immutable = "public, max-age=31536000, immutable";
/** What hosts send with everything else by themselves; servers of one's own have to be told. */
export const revalidate = "public, max-age=0, must-revalidate";

/**
 * Every header the site is sent with. Files below `/static/` and all scripts carry a hash of their content in their names,
 * so they are kept for ever. The rules name `Cache-Control` apart: hosts join what two rules give one answer.
 */
export const headerRules = (options: PolicyOptions): readonly Rule[] => [
  { path: "/*", headers: securityHeaders(options) },
  { path: "/static/*", headers: { "Cache-Control": immutable } },
  { path: "/*.js", headers: { "Cache-Control": immutable } },
];
