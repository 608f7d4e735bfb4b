import { type SiteServer, startSiteServer } from "../../dev/stack/site-server.ts";
import { missingRoute, receivedRoute, routes } from "../support/real-content.ts";
import { folder } from "./built-site.ts";

/** Headers of all pages, besides the parts of the policy tested in `__tests__/plugins`. */
const wanted: Record<string, RegExp> = {
  "strict-transport-security": /^max-age=\d{8,}$/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "cache-control": /^public, max-age=0, must-revalidate$/,
};
const wantedPolicy: Record<string, RegExp> = {
  "script-src": /^'self'( 'sha256-[\w+/]{43}=')+$/,
  "style-src": /^'self' 'unsafe-inline'$/,
  "frame-src": /^https:\/\/www\.openstreetmap\.org$/,
};

let server: SiteServer;
beforeAll(async () => {
  server = await startSiteServer(folder);
});
afterAll(() => server.stop());

test("pages and missing pages have the security headers", async () => {
  for (const route of [routes[0], receivedRoute, missingRoute]) {
    const { status, headers } = await fetch(`${server.url}${route}`);
    expect([route, status]).toEqual([route, route === missingRoute ? 404 : 200]);
    for (const [name, value] of Object.entries(wanted))
      expect([`${name} of ${route}`, headers.get(name) ?? ""]).toEqual([
        `${name} of ${route}`,
        expect.stringMatching(value),
      ]);
    const directives = new Map(
      (headers.get("content-security-policy") ?? "").split("; ").map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources.join(" ")];
      }),
    );
    for (const [name, value] of Object.entries(wantedPolicy))
      expect([`${name} of ${route}`, directives.get(name) ?? ""]).toEqual([
        `${name} of ${route}`,
        expect.stringMatching(value),
      ]);
  }
});
