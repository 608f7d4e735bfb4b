import { checkLive } from "../../dev/check-live.ts";
import { freePort } from "../../dev/stack/ports.ts";
import { folder, originOf, readPages } from "../site/built-site.ts";
import { type HostProgram, startByNpx } from "./host-program.ts";

// The built site under Cloudflare's own runtime for Pages. It needs Node 22, which npx fetches where another runs.

const LIMIT = 600_000;
let host: HostProgram;

beforeAll(async () => {
  const port = await freePort();
  const options = ["--ip", "127.0.0.1", "--port", String(port), "--compatibility-date", "2026-01-01"];
  host = await startByNpx(["node@22"], ["wrangler", "pages", "dev", folder, ...options], port);
}, LIMIT);
afterAll(() => host?.stop());

test(
  "every route answers 200 at once, with all headers; nothing is wrong",
  async () => {
    const published = originOf(readPages());
    expect(await checkLive({ url: host.origin, published, functionUrl: null })).toEqual([]);
  },
  LIMIT,
);

test.each([
  ["/hakkimizda/", "/hakkimizda"],
  ["/hakkimizda.html", "/hakkimizda"],
  ["/index.html", "/"],
])("%s leads to %s", async (from, to) => {
  const { status, headers } = await fetch(host.origin + from, { redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([308, to]);
});
