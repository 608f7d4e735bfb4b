import assert from "node:assert/strict";
import { afterEach, beforeEach } from "node:test";
import { checkLive, type LiveOptions } from "../../dev/live/check-live.ts";
import { faultsOf } from "../../dev/live/finding.ts";
import { type SmallSite, startSmallSite } from "./small-site.ts";

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A small site for each test, and ways to break it. */
export function brokenSite() {
  let site: SmallSite;
  beforeEach(async () => {
    site = await startSmallSite();
  });
  afterEach(() => site.stop());

  /** What is wrong with the site, as "check | where | problem". */
  async function faults(options: Partial<LiveOptions> = {}): Promise<string[]> {
    const findings = await checkLive({ url: site.origin, ...options });
    return faultsOf(findings).map(({ check, at, problem }) =>
      [check, at, problem].join(" | ").replaceAll(site.origin, ""),
    );
  }

  return {
    get origin() {
      return site.origin;
    },
    faults,
    change: (path: string, change: (reply: Reply) => Reply | undefined) => site.change(path, change),
    changeFunction: (change: Parameters<SmallSite["changeFunction"]>[0]) => site.changeFunction(change),
    changeHealth: (change: Parameters<SmallSite["changeHealth"]>[0]) => site.changeHealth(change),
    /** Starts it anew, with other answers to unknown addresses. */
    async startAnew(options: Parameters<typeof startSmallSite>[0]) {
      await site.stop();
      site = await startSmallSite(options);
    },
    /** That these things are found to be wrong, in this order, and nothing else. */
    async assertOnly(...patterns: RegExp[]) {
      const found = await faults();
      assert.equal(found.length, patterns.length, found.join("\n"));
      for (const [index, pattern] of patterns.entries()) assert.match(found[index] ?? "", pattern);
    },
    withHeaders: (path: string, headers: Record<string, string>) =>
      site.change(path, (reply) => ({ ...reply, headers: { ...reply.headers, ...headers } })),
    withoutHeader: (path: string, name: string) =>
      site.change(path, (reply) => {
        const { [name]: _, ...headers } = reply.headers;
        return { ...reply, headers };
      }),
    replaceIn: (path: string, from: string | RegExp, to: string) =>
      site.change(path, (reply) => ({ ...reply, body: reply.body.replace(from, to) })),
  };
}
