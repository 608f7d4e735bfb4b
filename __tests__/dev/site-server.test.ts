import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { freePort } from "../../dev/stack/ports.ts";
import { type SiteServer, startSiteServer } from "../../dev/stack/site-server.ts";

let folder: string;
let site: SiteServer;
let backend: Server;

const page = `<!doctype html><title>Lamine Kron</title>${"ş".repeat(2_000)}`;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-test-"));
  const files: Record<string, string> = {
    "public/index.html": "home",
    "public/404.html": "Oops! Page not found",
    "public/lamine-kron.html": page,
    "public/app-0123456789abcdef.js": "1",
    "public/page-data/app-data.json": "{}",
    "public/static/a/b.webp": "x",
    "public/static/picture.webp": "abcdef",
    "public/kron/kvkk.html": "kvkk",
    "public/_headers": [
      "# comment",
      "/*",
      "  X-Frame-Options: DENY",
      "  Link: </a>; rel=preload",
      "/lamine-kron",
      "  Link: </b>; rel=preload",
      "/page-data/*",
      "  Cache-Control: no-store",
    ].join("\n"),
    "secret.txt": "outside",
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  backend = createServer((incoming, response) => {
    response.writeHead(202, { "content-type": "application/json" });
    const { "x-forwarded-for": from, "cf-connecting-ip": claimed } = incoming.headers;
    response.end(JSON.stringify({ url: incoming.url, from, claimed }));
  });
  const port = await freePort(0, "backend", console.log);
  await new Promise<void>((resolve) => backend.listen(port, "127.0.0.1", resolve));
  site = await startSiteServer(
    path.join(folder, "public"),
    await freePort(0, "site", console.log),
    `http://127.0.0.1:${port}`,
  );
});
after(async () => {
  await site.stop();
  backend.close();
  await rm(folder, { recursive: true, force: true });
});

/** A plain request: `fetch` would tidy the path and unpack the body. */
function get(target: string, headers: Record<string, string> = {}, method = "GET") {
  return new Promise<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    body: Buffer;
  }>((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const call = request({ host: hostname, port, path: target, headers, method, family: 4 }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on("error", reject);
    call.end();
  });
}

describe("a page", () => {
  test("is served under its path", async () => {
    for (const target of ["/lamine-kron", "/lamine-kron?x=1"]) {
      const { status, headers, body } = await get(target);
      assert.equal(status, 200);
      assert.equal(headers["content-type"], "text/html;charset=utf-8");
      assert.equal(body.toString(), page);
    }
  });

  test("is where every other way to write its address leads to", async () => {
    const addresses = {
      "/lamine-kron/": "/lamine-kron",
      "/lamine-kron/?x=1&y=/": "/lamine-kron?x=1&y=/",
      "/lamine-kron.html": "/lamine-kron",
      "/kron/kvkk/": "/kron/kvkk",
      "/index.html": "/",
      "/index.html?x=1": "/?x=1",
    };
    for (const [target, address] of Object.entries(addresses)) {
      const { status, headers, body } = await get(target);
      assert.deepEqual([status, headers.location, body.length], [308, address, 0], target);
      assert.equal(headers["x-frame-options"], "DENY");
    }
  });

  test("leads to no other host, and away from nothing that is not there", async () => {
    for (const target of [
      "//lamine-kron/",
      "/./lamine-kron/",
      "/\\lamine-kron/",
      "/yok/",
      "/yok.html",
      "//yok.example/",
    ]) {
      const { status, headers } = await get(target);
      assert.deepEqual([headers.location, status === 308], [undefined, false], target);
    }
  });

  test("is compressed as the browser asks", async () => {
    const br = await get("/lamine-kron", { "accept-encoding": "gzip, deflate, br" });
    assert.equal(br.headers["content-encoding"], "br");
    assert.equal(brotliDecompressSync(br.body).toString(), page);
    const gzip = await get("/lamine-kron", { "accept-encoding": "gzip;q=1.0, br;q=0" });
    assert.equal(gzip.headers["content-encoding"], "gzip");
    assert.equal(gunzipSync(gzip.body).toString(), page);
    assert.equal(br.headers.vary, "Accept-Encoding");
  });

  test("is revalidated, and not sent again while it is the same", async () => {
    const { headers } = await get("/lamine-kron");
    assert.equal(headers["cache-control"], "public, max-age=0, must-revalidate");
    const again = await get("/lamine-kron", { "if-none-match": String(headers.etag) });
    assert.equal(again.status, 304);
    assert.equal(again.body.length, 0);
    await writeFile(path.join(folder, "public/lamine-kron.html"), `${page} `);
    assert.equal((await get("/lamine-kron", { "if-none-match": String(headers.etag) })).status, 200);
    await writeFile(path.join(folder, "public/lamine-kron.html"), page);
  });

  test("has its headers without its body for HEAD", async () => {
    const { status, headers, body } = await get("/lamine-kron", {}, "HEAD");
    assert.deepEqual(
      [status, headers["content-length"], body.length],
      [200, String(Buffer.byteLength(page)), 0],
    );
  });
});

describe("other paths", () => {
  test("with a hash of their content are kept for ever", async () => {
    for (const target of ["/app-0123456789abcdef.js", "/static/a/b.webp"]) {
      assert.equal((await get(target)).headers["cache-control"], "public, max-age=31536000, immutable");
    }
  });

  test("that lead nowhere get the not-found page with 404", async () => {
    for (const target of ["/yok", "/static/yok.webp", "/%00", "/%zz", "http://[::bad/", "*"]) {
      const { status, body, headers } = await get(target);
      assert.deepEqual([status, body.toString()], [404, "Oops! Page not found"]);
      assert.equal(headers["cache-control"], "public, max-age=0, must-revalidate");
    }
  });

  test("to the host's own files get the not-found page, however they are spelt", async () => {
    for (const target of ["/_headers", "//_headers", "/%5Fheaders", "/static/../_headers", "/./_headers?x"]) {
      const { status, body } = await get(target);
      assert.deepEqual([status, body.toString()], [404, "Oops! Page not found"], target);
    }
  });

  test("may ask for a part of a file", async () => {
    const { status, headers, body } = await get("/static/picture.webp", { range: "bytes=2-4" });
    assert.deepEqual([status, headers["content-range"], body.toString()], [206, "bytes 2-4/6", "cde"]);
    assert.equal(headers["content-type"], "image/webp");
  });

  test("that lead out of the site get nothing from there", async () => {
    for (const target of [
      "/../secret.txt",
      "/%2e%2e/secret.txt",
      "/..%2fsecret.txt",
      "/static/..%2f..%2fsecret.txt",
      "//secret.txt",
    ]) {
      const { body } = await get(target);
      assert.ok(!body.toString().includes("outside"), target);
    }
  });

  test("take no other method", async () => {
    assert.equal((await get("/", {}, "POST")).status, 405);
  });
});

describe("a folder without a built site", () => {
  test("is said at the start", async () => {
    const empty = path.join(folder, "empty");
    await mkdir(empty);
    const port = await freePort(0, "site", console.log);
    await assert.rejects(startSiteServer(empty, port, "http://127.0.0.1:9"), /holds no built site/);
  });
});

describe("the rules of _headers", () => {
  test("apply by pattern, join what is given twice, and come before our own", async () => {
    const { headers } = await get("/lamine-kron");
    assert.equal(headers["x-frame-options"], "DENY");
    assert.equal(headers.link, "</a>; rel=preload, </b>; rel=preload");
    assert.equal((await get("/page-data/app-data.json")).headers["cache-control"], "no-store");
  });
});

describe("calls to the function", () => {
  test("are passed on with the caller's address, which the caller cannot choose", async () => {
    const { status, body } = await get(
      "/functions/v1/send-contact-email?a=1",
      { "x-forwarded-for": "1.2.3.4", "cf-connecting-ip": "1.2.3.4" },
      "POST",
    );
    assert.equal(status, 202);
    assert.deepEqual(JSON.parse(body.toString()), {
      url: "/functions/v1/send-contact-email?a=1",
      from: "127.0.0.1",
    });
  });

  test("get 502 in JSON while it is down", async () => {
    backend.closeAllConnections();
    await new Promise<void>((resolve) => backend.close(() => resolve()));
    const { status, headers, body } = await get("/functions/v1/send-contact-email", {}, "POST");
    assert.deepEqual([status, headers["content-type"]], [502, "application/json; charset=utf-8"]);
    assert.deepEqual(JSON.parse(body.toString()), { error: "function_unreachable" });
  });
});
