import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type SiteServer, startSiteServer } from "../../dev/stack/site-server.ts";

let folder: string;
let site: SiteServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-test-"));
  const files = {
    "index.html": "home",
    "404.html": "Oops! Page not found",
    "lamine-kron.html": "<!doctype html><title>Lamine Kron</title>",
    "kron/kvkk.html": "kvkk",
    "static/İmplant & bar (2+1), %50; @lab.txt": "picture",
    _headers: "/*\n  X-Frame-Options: DENY",
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  site = await startSiteServer(folder);
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = (target: string, headers: Record<string, string> = {}) =>
  fetch(site.url + target, { redirect: "manual", headers });

test("serves a page at its path with revalidation", async () => {
  const { status, headers } = await get("/lamine-kron?x=1");
  expect([status, headers.get("content-type")]).toEqual([200, "text/html;charset=utf-8"]);
  expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  const again = await get("/lamine-kron", { "if-none-match": headers.get("etag") ?? "" });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("serves files with any characters in their names", async () => {
  const name = encodeURIComponent("İmplant & bar (2+1), %50; @lab.txt");
  for (const target of [`/static/${name}`, `/static/${name}?v=1`])
    expect(await (await get(target)).text()).toBe("picture");
});

test("redirects every spelling of a URL to its page", async () => {
  const addresses = {
    "/lamine-kron/?x=1&y=/": "/lamine-kron?x=1&y=/",
    "/lamine-kron.html": "/lamine-kron",
    "/kron/kvkk/": "/kron/kvkk",
    "/index.html?x=1": "/?x=1",
    "/index": "/",
  };
  for (const [target, address] of Object.entries(addresses)) {
    const { status, headers } = await get(target);
    expect([target, status, headers.get("location")]).toEqual([target, 308, address]);
    expect(headers.get("x-frame-options")).toBe("DENY");
  }
});

test("unknown paths answer 404", async () => {
  for (const target of ["/yok", "/yok/", "/%zz"]) {
    const answer = await get(target);
    expect([target, answer.status, await answer.text()]).toEqual([target, 404, "Oops! Page not found"]);
  }
});
