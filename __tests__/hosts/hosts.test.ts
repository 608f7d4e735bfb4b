import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { checkLive } from "../../dev/live/check-live.ts";
import { type Finding, faultsOf } from "../../dev/live/finding.ts";
import { freePort } from "../../dev/stack/ports.ts";
import { folder, originOf, readPages } from "../site/built-site.ts";
import { routes } from "../support/real-content.ts";
import { type HostProgram, startByNpx } from "./host-program.ts";
import { ownServers } from "./own-servers.ts";

// The built site under programs of hosts, which npx fetches, and under servers of one's own: `npm run test:hosts`. Not
// part of `npm test`, since it needs the package registry.

/** Cloudflare's own runtime for Pages, and the Node it needs. */
const wrangler = ["wrangler@4.164.0", "node@22"];
/** A static server as many hosts are: it knows no `_headers`. */
const serve = ["serve@14.2.7"];

const published = originOf(readPages());
const anyPort = () => freePort(0, "host", () => undefined);
const statusOf = async (url: string) => (await fetch(url, { redirect: "manual" })).status;

/** Paths that were looked at by a check. */
const seenBy = (findings: readonly Finding[], check: RegExp) =>
  findings.filter((each) => check.test(each.check)).map(({ at }) => at);

/** Every route answers 200 at once, with all headers, and nothing else is wrong either. */
async function assertFaultless({ origin }: HostProgram): Promise<void> {
  const findings = await checkLive({ url: origin, published, function: null });
  assert.deepEqual(faultsOf(findings), []);
  assert.deepEqual(seenBy(findings, /answer at once/).sort(), [...routes].sort());
  assert.equal(seenBy(findings, /security headers/).length, routes.length + 1);
}

describe("under Cloudflare's Pages runtime", () => {
  let host: HostProgram;
  before(async () => {
    const port = await anyPort();
    const options = ["--ip", "127.0.0.1", "--port", String(port), "--compatibility-date", "2026-01-01"];
    host = await startByNpx(wrangler, ["wrangler", "pages", "dev", folder, ...options], port);
  });
  after(() => host?.stop());

  test("every route answers 200 at once, with all headers; nothing is wrong", async () => {
    await assertFaultless(host);
  });

  test("other ways to write an address lead to it", async () => {
    for (const [from, to] of [
      ["/hakkimizda/", "/hakkimizda"],
      ["/hakkimizda.html", "/hakkimizda"],
      ["/index.html", "/"],
    ] as const) {
      const { status, headers } = await fetch(host.origin + from, { redirect: "manual" });
      assert.deepEqual([status, headers.get("location")], [308, to]);
    }
    assert.equal(await statusOf(`${host.origin}/boyle/bir/yer/yok`), 404);
  });
});

describe("under a static server that knows no _headers", () => {
  let host: HostProgram;
  let settings: string;
  before(async () => {
    settings = await mkdtemp(path.join(tmpdir(), "serve-"));
    const config = path.join(settings, "serve.json");
    // It does not know this kind of picture either.
    const avif = { source: "**/*.avif", headers: [{ key: "Content-Type", value: "image/avif" }] };
    const given = { public: folder, cleanUrls: true, trailingSlash: false, headers: [avif] };
    await writeFile(config, JSON.stringify(given));
    const port = await anyPort();
    host = await startByNpx(serve, ["serve", "-l", `tcp://127.0.0.1:${port}`, "-c", config, folder], port);
  });
  after(async () => {
    await host?.stop();
    await rm(settings, { recursive: true, force: true });
  });

  test("only headers are missing, which the check says", async () => {
    const findings = await checkLive({ url: host.origin, published, function: null });
    const faults = new Set(faultsOf(findings).map(({ check }) => check));
    assert.deepEqual([...faults].sort(), [
      "hashed files are kept for ever",
      "pages are asked for again at each visit",
      "pages have their security headers",
    ]);
    assert.deepEqual(seenBy(findings, /answer at once/).sort(), [...routes].sort());
  });
});

for (const server of ownServers) {
  describe(`under ${server.name}, with the settings that the build writes`, { skip: server.missing }, () => {
    let host: HostProgram;
    before(async () => {
      host = await server.start(folder);
    });
    after(() => host?.stop());

    test("every route answers 200 at once, with all headers; nothing is wrong", async () => {
      await assertFaultless(host);
    });

    test("a slash too many leads to the page, and unknown addresses to the not-found page", async () => {
      const { status, headers } = await fetch(`${host.origin}/hakkimizda/`, { redirect: "manual" });
      assert.deepEqual([status, headers.get("location")], [301, "/hakkimizda"]);
      assert.equal(await statusOf(`${host.origin}/boyle/bir/yer/yok`), 404);
      assert.equal(await statusOf(`${host.origin}/_headers`), 404);
      // Two slashes at the start of a place to go to would name another host.
      const foreign = await fetch(`${host.origin}//kotu.example/`, { redirect: "manual" });
      assert.doesNotMatch(foreign.headers.get("location") ?? "", /^(?:\/\/|\w+:)/);
    });
  });
}
