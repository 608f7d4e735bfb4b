import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { headerRules, headersFile } from "#src/build/artifacts/security-headers/rules.ts";
import { type SiteServer, startSiteServer } from "../../dev/stack/site-server.ts";
import { makeFolder } from "../support/make-folder.ts";

let server: SiteServer;

beforeAll(async () => {
  const site = makeFolder();
  const write = (name: string, text = "") => {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  };
  for (const name of ["404.html", "eski.html", "yeni.html", "app-1.js", "cards.1.css", "sw.js"])
    write(name, name);
  write("_headers", headersFile(headerRules({ scriptSources: [], hasAdmin: true })));
  write("_redirects", "/eski /yeni 301!\n/eski /yeni 301\n");
  server = await startSiteServer(site);
});
afterAll(() => server.stop());

const ask = (url: string) => fetch(server.url + url, { redirect: "manual" });
const cacheOf = async (url: string) => (await ask(url)).headers.get("cache-control");

test.each(["/app-2.js", "/cards.2.css", "/static/a/b.webp", "/admin/c.js", "/yok"])(
  "a missing file is not kept: %s",
  async (url) => {
    const { status, headers } = await ask(url);
    expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
  },
);

test.each(["/app-1.js", "/cards.1.css"])("a file named by its content is kept: %s", async (url) => {
  expect(await cacheOf(url)).toMatch(/immutable/);
});

test("what ends an earlier service worker is always asked for", async () => {
  expect(await cacheOf("/sw.js")).toBe("no-cache");
});

test.each([
  ["/eski", "/yeni"],
  ["/eski?utm_source=a&b=%20", "/yeni?utm_source=a&b=%20"],
])("%s leads to %s, although there is a page of this name", async (from, to) => {
  const { status, headers } = await ask(from);
  expect([status, headers.get("location")]).toEqual([301, to]);
});
