import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { listen } from "../../dev/stack/ports.ts";
import { type SiteServer, startSiteServer } from "../../dev/stack/site-server.ts";

let folder: string;
let site: SiteServer;
let backend: Server;

const page = `<!doctype html><title>Lamine Kron</title>${"ş".repeat(2_000)}`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-test-"));
  const files: Record<string, string> = {
    "public/index.html": "home",
    "public/404.html": "Oops! Page not found",
    "public/lamine-kron.html": page,
    "public/app-0123456789abcdef.js": "1",
    "public/page-data/app-data.json": "{}",
    "public/static/a/b.webp": "x",
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
    response.end(JSON.stringify({ url: incoming.url, from: incoming.headers["cf-connecting-ip"] }));
  });
  site = await startSiteServer(path.join(folder, "public"));
  site.passCallsTo(`http://127.0.0.1:${await listen(backend, 0)}`);
});
afterAll(async () => {
  await site.stop();
  backend.close();
  await rm(folder, { recursive: true, force: true });
});

/** A plain request: `fetch` would tidy the path and unpack the body. */
function get(target: string, headers: Record<string, string> = {}, method = "GET") {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
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
  test("is served under its path, and revalidated", async () => {
    const { status, headers, body } = await get("/lamine-kron?x=1");
    expect([status, headers["content-type"], body.toString()]).toEqual([
      200,
      "text/html;charset=utf-8",
      page,
    ]);
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const again = await get("/lamine-kron", { "if-none-match": String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test("is where every other way to write its address leads to", async () => {
    const addresses = {
      "/lamine-kron/?x=1&y=/": "/lamine-kron?x=1&y=/",
      "/lamine-kron.html": "/lamine-kron",
      "/kron/kvkk/": "/kron/kvkk",
      "/index.html?x=1": "/?x=1",
    };
    for (const [target, address] of Object.entries(addresses)) {
      const { status, headers, body } = await get(target);
      expect([target, [status, headers.location, body.length]]).toEqual([target, [308, address, 0]]);
      expect(headers["x-frame-options"]).toBe("DENY");
    }
  });

  test("leads to no other host, and away from nothing that is not there", async () => {
    for (const target of ["//lamine-kron/", "/\\lamine-kron/", "/yok/", "/yok.html"]) {
      const { status, headers } = await get(target);
      expect([target, [headers.location, status === 308]]).toEqual([target, [undefined, false]]);
    }
  });

  test("is compressed as the browser asks", async () => {
    const br = await get("/lamine-kron", { "accept-encoding": "gzip, deflate, br" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.body).toString()).toBe(page);
    const gzip = await get("/lamine-kron", { "accept-encoding": "gzip;q=1.0, br;q=0" });
    expect(gunzipSync(gzip.body).toString()).toBe(page);
    expect(br.headers.vary).toBe("Accept-Encoding");
  });
});

describe("other paths", () => {
  test("with a hash of their content are kept for ever", async () => {
    for (const target of ["/app-0123456789abcdef.js", "/static/a/b.webp"]) {
      expect((await get(target)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
  });

  test("that lead nowhere get the not-found page with 404", async () => {
    for (const target of ["/yok", "/%00", "/%zz", "http://[::bad/"]) {
      const { status, body, headers } = await get(target);
      expect([status, body.toString()]).toEqual([404, "Oops! Page not found"]);
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    }
  });

  test("to the host's own files get the not-found page, however they are spelt", async () => {
    for (const target of ["/_headers", "//_headers", "/%5Fheaders"]) {
      const { status, body } = await get(target);
      expect([target, [status, body.toString()]]).toEqual([target, [404, "Oops! Page not found"]]);
    }
  });

  test("that lead out of the site get nothing from there", async () => {
    for (const target of ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"]) {
      const { body } = await get(target);
      assert.ok(!body.toString().includes("outside"), target);
    }
  });
});

describe("the rules of _headers", () => {
  test("apply by pattern, join what is given twice, and come before our own", async () => {
    const { headers } = await get("/lamine-kron");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers.link).toBe("</a>; rel=preload, </b>; rel=preload");
    expect((await get("/page-data/app-data.json")).headers["cache-control"]).toBe("no-store");
  });
});

describe("calls to the function", () => {
  test("are passed on with the caller's address, which the caller cannot choose", async () => {
    const { status, body } = await get(
      "/functions/v1/send-contact-email?a=1",
      { "cf-connecting-ip": "1.2.3.4" },
      "POST",
    );
    expect(status).toBe(202);
    expect(JSON.parse(body.toString())).toEqual({
      url: "/functions/v1/send-contact-email?a=1",
      from: "127.0.0.1",
    });
  });
});
