import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import path from "node:path";
import { describe, test } from "node:test";
import { checkLive } from "../../dev/live/check-live.ts";
import { faultsOf, finding, reportOf } from "../../dev/live/finding.ts";
import { root } from "../../dev/root.ts";
import { brokenSite } from "../support/broken-site.ts";
import { functionPath, largePicture, picture } from "../support/small-site.ts";

const site = brokenSite();

test("a site with which nothing is wrong has no fault, and everything was looked at", async () => {
  const findings = await checkLive({ url: site.origin });
  assert.deepEqual(faultsOf(findings), []);
  const seen = new Set(findings.map(({ at }) => at.replace(site.origin, "")));
  for (const at of [
    "/",
    "/sss",
    "/sss/",
    "/sitemap-0.xml",
    picture,
    largePicture,
    "/icons/48.png",
    functionPath,
  ])
    assert.ok(seen.has(at), `${at} is not among ${[...seen].join(" ")}`);
});

test("a site that cannot be asked is a fault, and not an error", async () => {
  const findings = await checkLive({ url: "http://127.0.0.1:9" });
  assert.match(reportOf(findings), /the site can be asked: 0 of 1\n.*no answer \(.*\n1 fault\.$/);
});

test("a copy elsewhere is asked there, and calls itself by its own name", async () => {
  const published = "https://www.dislab.example";
  for (const path of ["/", "/sss", "/robots.txt", "/sitemap-index.xml", "/sitemap-0.xml"])
    site.replaceIn(path, new RegExp(site.origin, "g"), published);
  assert.deepEqual(await site.faults({ published }), []);
});

describe("the report", () => {
  test("has a line for each check, the faults below it, and their number at the end", () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      finding("pictures are there", `/${index}`, "status 404"),
    );
    const lines = reportOf([
      finding("pages answer", "/"),
      finding("pages answer", "/sss", "status 500"),
      ...many,
    ]);
    assert.match(
      lines,
      /^FAULT pages answer: 1 of 2\n {6}\/sss: status 500\nFAULT pictures are there: 0 of 12\n/,
    );
    assert.match(lines, /… and 2 more\n13 faults\.$/);
    assert.equal(reportOf([finding("pages answer", "/")]), "ok    pages answer: 1 of 1\nNothing is wrong.");
  });
});

describe("npm run check:live", () => {
  const run = (...args: string[]) =>
    new Promise<{ code: unknown; output: string }>((resolve) => {
      const command = ["--import", "tsx", path.join(root, "dev/live/cli.ts"), ...args];
      execFile(process.execPath, command, { cwd: root }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, output: stdout + stderr }),
      );
    });

  test("ends with 0 where nothing is wrong, with 1 and the fault where something is", async () => {
    const right = await run(site.origin);
    assert.deepEqual([right.code, right.output.trimEnd().split("\n").at(-1)], [0, "Nothing is wrong."]);
    site.change(picture, () => undefined);
    const wrong = await run(site.origin);
    assert.equal(wrong.code, 1);
    assert.match(wrong.output, /\/static\/a\/kron\.webp: status 404/);
  });

  test("says how it is used", async () => {
    for (const args of [[], ["https://a.example", "https://b.example"]]) {
      const { code, output } = await run(...args);
      assert.equal(code, 2);
      assert.match(output, /^npm run check:live -- https:/);
    }
    assert.match((await run("www.dislab.example")).output, /www\.dislab\.example is no address/);
  });
});
