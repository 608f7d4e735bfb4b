import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { scriptsOf } from "../../bench/page-weights.ts";
import { freePort } from "../../dev/stack/ports.ts";
import { type SiteServer, startSiteServer } from "../../dev/stack/site-server.ts";
import { missingRoute, receivedRoute, routes } from "../support/real-content.ts";
import { folder, pageAt, readPages } from "./built-site.ts";

/** What every page is sent with; values of the policy that differ from build to build are left out. */
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
  "default-src": /^'self'$/,
  "script-src": /^'self'( 'sha256-[\w+/]{43}=')+$/,
  "style-src": /^'self' 'unsafe-inline'$/,
  "connect-src": /^'self'$/,
  "frame-src": /^https:\/\/www\.openstreetmap\.org$/,
  "form-action": /^'self'$/,
  "frame-ancestors": /^'none'$/,
  "base-uri": /^'self'$/,
  "object-src": /^'none'$/,
};

let server: SiteServer;
before(async () => {
  server = await startSiteServer(folder, await freePort(0, "site", () => undefined), "http://127.0.0.1:9");
});
after(() => server.stop());

test("every route is sent with the security headers, and a missing one too", async () => {
  for (const route of [...routes, receivedRoute, missingRoute]) {
    const { status, headers } = await fetch(server.url + route);
    assert.equal(status, route === missingRoute ? 404 : 200, route);
    for (const [name, value] of Object.entries(wanted))
      assert.match(headers.get(name) ?? "", value, `${name} of ${route}`);
    const directives = new Map(
      (headers.get("content-security-policy") ?? "").split("; ").map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources.join(" ")];
      }),
    );
    for (const [name, value] of Object.entries(wantedPolicy))
      assert.match(directives.get(name) ?? "", value, `${name} of ${route}`);
  }
});

test("files that carry a hash are kept for ever", async () => {
  const { document } = pageAt("/", readPages());
  const scripts = scriptsOf(document.documentElement.outerHTML, folder);
  const pictures = [...document.querySelectorAll("main img")].flatMap(
    (image) => image.getAttribute("src") ?? [],
  );
  const fonts = [...document.querySelectorAll("link[rel=preload][as=font]")].flatMap(
    (link) => link.getAttribute("href") ?? [],
  );
  for (const [kind, files] of Object.entries({ scripts, pictures, fonts })) {
    assert.ok(files.length > 1, `the home page names no ${kind}`);
    for (const file of new Set(files)) {
      const { status, headers } = await fetch(server.url + file, { method: "HEAD" });
      assert.equal(
        `${status} ${headers.get("cache-control")}`,
        "200 public, max-age=31536000, immutable",
        file,
      );
    }
  }
});

test("_headers is short: a host reads all of it, and one rule does for all scripts", () => {
  const lines = readFileSync(path.join(folder, "_headers"), "utf8").trimEnd().split("\n");
  assert.deepEqual(
    lines.filter((line) => line.startsWith("/")),
    ["/*", "/static/*", "/*.js"],
  );
  assert.ok(lines.every((line) => line.length <= 2000));
});

test("nothing is published that only the build needs", () => {
  const names = readdirSync(folder);
  for (const name of ["webpack.stats.json", "chunk-map.json", "_gatsby", "~partytown", "404"])
    assert.ok(!names.includes(name), name);
  const unhashed = names.filter((name) => name.endsWith(".js") && !/-[0-9a-f]{20}\.js$/.test(name));
  assert.deepEqual(unhashed, [], "scripts without a hash would be kept for ever too");
});

test("no page lies in a folder of its own, to which hosts would redirect", () => {
  const inFolders = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /[\\/]index\.html$/.test(name),
  );
  assert.deepEqual(inFolders, []);
});
