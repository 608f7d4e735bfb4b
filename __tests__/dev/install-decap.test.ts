import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, test } from "node:test";
import { installDecap } from "../../dev/install-decap.ts";

// With an npm of the test's own: nothing is fetched.

const lock = { packages: { "": {}, "node_modules/decap-cms": { version: "3.0.0" } } };

/** What the npm of the test does in the folder it is called in. */
const installs = `
  const { mkdirSync, writeFileSync } = require("node:fs");
  mkdirSync("node_modules/decap-cms", { recursive: true });
  writeFileSync("node_modules/decap-cms/package.json", '{ "version": "3.0.0" }');
  writeFileSync("node_modules/.package-lock.json", ${JSON.stringify(JSON.stringify(lock))});
  writeFileSync("called-with", process.argv.slice(2).join(" "));`;
const fails = "process.exit(1);";

const usualNpm = process.env.npm_execpath;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "decap-"));
  writeFileSync(path.join(folder, "package-lock.json"), JSON.stringify(lock));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  if (usualNpm === undefined) delete process.env.npm_execpath;
  else process.env.npm_execpath = usualNpm;
});

function npmThat(script: string): void {
  process.env.npm_execpath = path.join(folder, "npm.cjs");
  writeFileSync(process.env.npm_execpath, script);
}

describe("the first start of the web editor", () => {
  test("says that it installs, and does what the lock file says", (context) => {
    const say = context.mock.method(console, "log", () => {});
    npmThat(installs);
    assert.equal(installDecap(folder), path.join(folder, "node_modules/decap-cms"));
    assert.match(String(say.mock.calls[0]?.arguments[0]), /^Düzenleyicinin paketleri kuruluyor/);
    assert.equal(readFileSync(path.join(folder, "called-with"), "utf8"), "ci");
  });

  test("explains in Turkish what to do when npm fails", (context) => {
    context.mock.method(console, "log", () => {});
    npmThat(fails);
    assert.throws(
      () => installDecap(folder),
      /^Error: Düzenleyicinin paketleri kurulamadı\. İnternet bağlantınızı/,
    );
  });
});

test("the second start installs nothing and says nothing", (context) => {
  const say = context.mock.method(console, "log", () => {});
  npmThat(installs);
  installDecap(folder);
  npmThat(fails);
  installDecap(folder);
  assert.equal(say.mock.callCount(), 1);
});
