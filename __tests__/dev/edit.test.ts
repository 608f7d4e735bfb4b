import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createServer, type Server } from "node:net";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { root } from "../../dev/root.ts";
import { type ContentFolder, createContentFolder } from "../support/content-folder.ts";
import { createDecapFolder } from "../support/decap-folder.ts";

/** By its path: the folder the command runs in has no packages. */
const tsx = createRequire(path.join(root, "package.json")).resolve("tsx");

describe("npm run edit", () => {
  let folder: ContentFolder;
  let child: ChildProcess;
  let taken: Server;
  let output = "";

  /** Waits for what the command prints, and fails when it ends without. */
  const says = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output);
        if (found) resolve(found);
      };
      child.stdout?.on("data", look);
      child.once("exit", () => reject(new Error(`Not said: ${pattern}\n${output}`)));
      look();
    });

  before(() => {
    // The preferred port is taken for certain: by this test, or by whoever had it before.
    taken = createServer()
      .on("error", () => {})
      .listen(8090, "127.0.0.1");
    folder = createContentFolder();
    createDecapFolder(path.join(folder.project, "content-tools/editor/decap"));
    child = spawn(process.execPath, ["--import", tsx, path.join(root, "dev/edit.ts"), "--no-page"], {
      cwd: folder.project,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => (output += String(chunk)));
  });
  after(() => {
    child?.kill("SIGKILL");
    taken?.close();
    folder?.destroy();
  });

  test("takes another port when its own is taken, and ends with Ctrl-C", async () => {
    await says(/8090 numaralı kapı dolu; \d+ kullanılıyor\./);
    const [, url] = await says(/İçerik düzenleyici +(http:\/\/127\.0\.0\.1:\d+\/)/);
    assert.equal((await fetch(String(url))).status, 200);
    const gone = once(child, "exit");
    child.kill("SIGINT");
    const [code] = await gone;
    assert.match(output, /Kapatılıyor …\nKapandı\.\n$/);
    assert.equal(code, 0);
  });
});
