import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { checkLive } from "../../dev/check-live.ts";
import { versions } from "../../dev/deploy/commands.ts";
import { freePort } from "../../dev/stack/ports.ts";
import { eventually } from "../function/support.ts";
import { folder, publishedOrigin } from "../site/built-site.ts";

// The built site in Cloudflare's runtime for Pages, fetched by npx. Needs Node 22.

const LIMIT = 600_000;
let host: ChildProcess;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const packages = ["-p", `node@${versions.node}`, "-p", `wrangler@${versions.wrangler}`];
  const options = ["--ip", "127.0.0.1", "--port", String(port), "--compatibility-date", "2026-01-01"];
  host = spawn("npx", ["--yes", ...packages, "wrangler", "pages", "dev", folder, ...options], {
    env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false", NO_UPDATE_CHECK: "1" },
    stdio: "ignore",
    // In its own process group, so that its children end with it.
    detached: true,
  });
  await eventually(async () => (await fetch(`${origin}/robots.txt`).catch(() => undefined))?.ok, 300_000);
}, LIMIT);
afterAll(async () => {
  const gone = once(host, "exit");
  process.kill(-(host.pid ?? 0), "SIGTERM");
  await gone;
});

test(
  "every route answers 200 with all headers",
  async () => {
    const published = publishedOrigin();
    expect(await checkLive({ url: origin, published, functionUrl: null })).toEqual([]);
  },
  LIMIT,
);

test.each([
  ["/hakkimizda/", "/hakkimizda"],
  ["/hakkimizda.html", "/hakkimizda"],
  ["/index", "/"],
  ["/index.html", "/"],
])("%s leads to %s", async (from, to) => {
  const { status, headers } = await fetch(origin + from, { redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([308, to]);
});

test.each(["/app-0.js", "/static/a.webp"])("a missing file is not kept: %s", async (name) => {
  const { status, headers } = await fetch(origin + name);
  expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
});

test("what ends an earlier service worker is always asked for", async () => {
  expect((await fetch(`${origin}/sw.js`)).headers.get("cache-control")).toBe("no-cache");
});
