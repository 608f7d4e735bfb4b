import { contentSecurityPolicy } from "#src/build/artifacts/security-headers/policy.ts";
import { headerRules, headersFile } from "#src/build/artifacts/security-headers/rules.ts";

test.each(["connect-src", "form-action"])("the policy lets forms send to another origin: %s", (name) => {
  const directives = (functionUrl?: string) =>
    contentSecurityPolicy({ scriptSources: [], functionUrl }).split("; ");
  expect(directives()).toContain(`${name} 'self'`);
  expect(directives("https://abc.supabase.co/")).toContain(`${name} 'self' https://abc.supabase.co`);
});

test("stops the build for a line that Cloudflare Pages would ignore", () => {
  const sources = Array.from({ length: 40 }, (_, index) => `'sha256-${String(index).padEnd(43, "A")}='`);
  expect(() => headersFile(headerRules({ scriptSources: sources }))).toThrow(
    /characters for Content-Security-Policy/,
  );
});
