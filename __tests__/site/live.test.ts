import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { checkLive } from "../../dev/live/check-live.ts";
import { type Finding, faultsOf } from "../../dev/live/finding.ts";
import { type Stack, startStack } from "../../dev/stack/stack.ts";
import { routes, site } from "../support/real-content.ts";
import { folder, originOf, readPages } from "./built-site.ts";

// The check of a published site, on the built site with its function and mailbox on this machine.

let dataDir: string;
let stack: Stack;
let findings: Finding[];
const mark = `check:live ${crypto.randomUUID()}`;

before(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "live-"));
  stack = await startStack({ dataDir, ports: "random", quiet: true, site: folder, schedulerSeconds: 0 });
  // As the scheduler has, where a site is published.
  await stack.drain();
  findings = await checkLive({
    url: stack.addresses.site,
    published: originOf(readPages()),
    send: { mark, email: site.email },
  });
});
after(async () => {
  await stack?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("nothing is wrong with the built site", () => {
  assert.deepEqual(faultsOf(findings), []);
});

test("every route was asked for, with its pictures and scripts", () => {
  const asked = new Set(findings.map(({ at }) => at));
  assert.deepEqual(
    routes.filter((route) => !asked.has(route)),
    [],
  );
  for (const kind of [
    /\.avif$/,
    /\.webp$/,
    /\.woff2$/,
    /^\/app-.*\.js$/,
    /^\/static\/social\/.*\.jpg$/,
    /^\/icons\//,
  ])
    assert.ok(
      [...asked].some((at) => kind.test(at)),
      `no file like ${kind} was asked for`,
    );
});

test("a marked message of each form arrives", async () => {
  await stack.drain();
  const response = await fetch(`${stack.addresses.mailbox}/api/messages`);
  const mails = (await response.json()) as { text: string }[];
  assert.equal(mails.filter(({ text }) => text.includes(mark)).length, 2);
});
