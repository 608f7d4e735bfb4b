import { inlineScriptSources } from "../../../../src/build/artifacts/security-headers/inline-scripts";
import {
  contentSecurityPolicy,
  securityHeaders,
} from "../../../../src/build/artifacts/security-headers/policy";
import { headerRules, headersFile } from "../../../../src/build/artifacts/security-headers/rules";

/** SHA-256 of `alert(1)` in base64, computed with `openssl dgst -sha256 -binary | base64`. */
const alertSource = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

test("the policy names inline scripts by their hash", () => {
  expect(inlineScriptSources('<script type="module" id="a">alert(1)</script>')).toEqual([alertSource]);
  const html = '<script src="/app.js" async></script><script type="application/ld+json">{"a":1}</script>';
  expect(inlineScriptSources(html)).toEqual([]);
});

test.each(["connect-src", "form-action"])("the policy lets forms send to another origin: %s", (name) => {
  const directives = (functionUrl?: string) =>
    contentSecurityPolicy({ scriptSources: [], functionUrl }).split("; ");
  expect(directives()).toContain(`${name} 'self'`);
  expect(directives("https://abc.supabase.co/")).toContain(`${name} 'self' https://abc.supabase.co`);
});

test("demands HTTPS for two years, without subdomains", () => {
  expect(securityHeaders({ scriptSources: [] })["Strict-Transport-Security"]).toBe("max-age=63072000");
});

test("stops the build for a line that Cloudflare Pages would ignore", () => {
  const sources = Array.from({ length: 40 }, (_, index) => alertSource.replace("bhH", String(100 + index)));
  expect(() => headersFile(headerRules({ scriptSources: sources }))).toThrow(
    /characters for Content-Security-Policy/,
  );
});
