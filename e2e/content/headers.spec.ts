import { expect, test } from "@playwright/test";
import { routes } from "../spec/routes";

/** What every page is sent with; values of the policy that differ from build to build are left out. */
const wanted: Record<string, string | RegExp> = {
  "strict-transport-security": /^max-age=\d{8,}; includeSubDomains/,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  "cross-origin-opener-policy": "same-origin",
  "cache-control": "public, max-age=0, must-revalidate",
};
const wantedPolicy: Record<string, RegExp> = {
  "default-src": /^'none'$/,
  "script-src": /^'self'( 'sha256-[\w+/]{43}=')+$/,
  "style-src": /^'self' 'unsafe-inline'$/,
  "connect-src": /^'self'$/,
  "frame-src": /^https:\/\/www\.openstreetmap\.org$/,
  "form-action": /^'self'$/,
  "frame-ancestors": /^'none'$/,
  "base-uri": /^'self'$/,
  "object-src": /^'none'$/,
};

test("every route is sent with the security headers", async ({ request }) => {
  for (const { route } of [...routes, { route: "/yok" }]) {
    const headers = (await request.get(route)).headers();
    for (const [name, value] of Object.entries(wanted))
      expect(headers[name] ?? "", `${name} of ${route}`).toMatch(value);
    const policy = headers["content-security-policy"] ?? "";
    const directives = new Map(
      policy.split("; ").map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources.join(" ")];
      }),
    );
    for (const [name, value] of Object.entries(wantedPolicy))
      expect(directives.get(name), `${name} of ${route}`).toMatch(value);
  }
});

test("files that carry a hash are kept for ever", async ({ page, request }) => {
  await page.goto("/");
  const files = await page
    .locator("script[src], main img[src]")
    .evaluateAll((all) => all.map((element) => element.getAttribute("src") ?? ""));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const headers = (await request.get(file)).headers();
    expect(headers["cache-control"], file).toBe("public, max-age=31536000, immutable");
  }
});
