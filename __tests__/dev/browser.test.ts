import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { root } from "../../dev/root.ts";
import { freePort, listen } from "../../dev/stack/ports.ts";

let folder: string;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "browser-test-"));
});
after(() => rm(folder, { recursive: true, force: true }));

/** What a call of dev/test/browser.mjs prints, with nothing of this machine's browsers in sight but what `env` says. */
async function call(name: string, env: Record<string, string>): Promise<string> {
  const module = JSON.stringify(pathToFileURL(path.join(root, "dev/test/browser.mjs")));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import(${module}).then((browser) => browser.${name}()).then((found) => console.log(String(found)), (error) => console.log(error.message))`,
    ],
    { cwd: root, env: { PLAYWRIGHT_BROWSERS_PATH: path.join(folder, "none"), ...env } },
  );
  return stdout.trim();
}

async function browserNamed(bin: string, name: string): Promise<string> {
  await mkdir(bin, { recursive: true });
  const file = path.join(bin, name);
  await writeFile(file, "");
  await chmod(file, 0o755);
  return file;
}

describe("the browser to test in", () => {
  test("is the one that CHROMIUM_PATH names, or none", async () => {
    const file = await browserNamed(path.join(folder, "named"), "any");
    assert.equal(await call("findBrowser", { CHROMIUM_PATH: file }), `Browser: ${file}\n${file}`);
    const missing = await call("findBrowser", { CHROMIUM_PATH: `${file}-missing` });
    assert.match(missing, /^CHROMIUM_PATH names .*-missing, which does not exist\.$/);
  });

  test("is the installed one without windows before one with", async () => {
    const bin = path.join(folder, "bin");
    await browserNamed(bin, "chromium");
    const file = await browserNamed(bin, "chromium-headless-shell");
    assert.equal(await call("findBrowser", { PATH: bin }), `Browser: ${file}\n${file}`);
  });
});

describe("Playwright's own browser", () => {
  const unreachable = "No Chromium is installed, and Playwright's cannot be downloaded from here.\nundefined";

  test("is given up at once where nobody answers", async () => {
    const port = await freePort(0, "nobody", () => undefined);
    const host = `http://127.0.0.1:${port}`;
    assert.equal(await call("playwrightBrowser", { PLAYWRIGHT_DOWNLOAD_HOST: host }), unreachable);
  });

  test("is given up after seconds where the network swallows everything", { timeout: 20_000 }, async () => {
    const silent = createServer();
    const port = await freePort(0, "silent", () => undefined);
    await listen(silent, port, "silent");
    const host = `http://127.0.0.1:${port}`;
    assert.equal(await call("playwrightBrowser", { PLAYWRIGHT_DOWNLOAD_HOST: host }), unreachable);
    silent.close();
  });
});
