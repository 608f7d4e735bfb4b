import { type SiteServer, startSiteServer } from "../../dev/stack/site-server.ts";
import { missingRoute, receivedRoute, routes } from "../support/real-content.ts";
import { folder } from "./built-site.ts";

/** Headers of all pages, besides the parts of the policy tested in `__tests__/src/build/artifacts`. */
const wanted = {
  "strict-transport-security": expect.stringMatching(/^max-age=\d{8,}$/),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};
const wantedPolicy = {
  "script-src": expect.stringMatching(/^'self'( 'sha256-[\w+/]{43}=')+$/),
  "style-src": "'self' 'unsafe-inline'",
  "frame-src": "https://www.openstreetmap.org",
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
    const cache = route === missingRoute ? "no-store" : "public, max-age=0, must-revalidate";
    expect({ route, ...Object.fromEntries(headers) }).toMatchObject({
      route,
      ...wanted,
      "cache-control": cache,
    });
    const directives = (headers.get("content-security-policy") ?? "").split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    });
    expect({ route, ...Object.fromEntries(directives) }).toMatchObject({ route, ...wantedPolicy });
  }
});
