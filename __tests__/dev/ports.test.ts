import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { startDatabase } from "../../dev/stack/database.ts";
import { functionProcess } from "../../dev/stack/function-process.ts";
import { functionSettings } from "../../dev/stack/function-settings.ts";
import { startMailbox } from "../../dev/stack/mailbox.ts";
import { freePort, listen } from "../../dev/stack/ports.ts";
import { startSiteServer } from "../../dev/stack/site-server.ts";
import { startStack } from "../../dev/stack/stack.ts";

const silent = (): void => undefined;

let folder: string;
const others: Server[] = [];

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "ports-test-"));
});
after(async () => {
  for (const other of others) other.close();
  await rm(folder, { recursive: true, force: true });
});

/** Has another program listen on a port. */
async function take(port: number): Promise<number> {
  const other = createServer();
  await listen(other, port, "other program");
  others.push(other);
  return port;
}

/** The first of `count` ports in a row of which none is taken. */
async function freeRow(count: number): Promise<number> {
  const first = await freePort(0, "row", silent);
  for (let port = first; port < first + count; port += 1) {
    const probe = createServer();
    const isFree = await listen(probe, port, "probe").then(
      () => true,
      () => false,
    );
    probe.close();
    if (!isFree) return freeRow(count);
  }
  return first;
}

describe("any free port", () => {
  test("is none that an outgoing connection could take meanwhile", async () => {
    const lines: string[] = [];
    const ports = await Promise.all(
      Array.from({ length: 20 }, () => freePort(0, "any", (line) => lines.push(line))),
    );
    assert.equal(new Set(ports).size, 20);
    for (const port of ports) assert.ok(port >= 20_000 && port < 32_768, String(port));
    assert.deepEqual(lines, []);
  });
});

describe("a preferred port", () => {
  test("is given without a word while it is free", async () => {
    const port = await freeRow(2);
    const lines: string[] = [];
    // Another than the one just given out, which counts as taken for a while.
    assert.equal(await freePort(port + 1, "site", (line) => lines.push(line)), port + 1);
    assert.deepEqual(lines, []);
  });

  test("that is taken is replaced by one after it, and said", async () => {
    const port = await take(await freePort(0, "row", silent));
    const lines: string[] = [];
    const chosen = await freePort(port, "site", (line) => lines.push(line));
    assert.ok(chosen > port && chosen <= port + 50, String(chosen));
    assert.deepEqual(lines, [`Port ${port} (site) is taken; using ${chosen} instead.`]);
  });

  test("is given to one service only, even before that listens", async () => {
    const port = await take(await freePort(0, "row", silent));
    const chosen = await Promise.all(["a", "b", "c", "d"].map((name) => freePort(port, name, silent)));
    assert.equal(new Set(chosen).size, chosen.length, chosen.join());
  });

  test("is left to the service that prefers it", async () => {
    const port = await freeRow(4);
    await take(port);
    const chosen = await freePort(port, "function", silent, [port, port + 1, port + 2]);
    assert.ok(chosen > port + 2, `${chosen} after ${port}`);
  });
});

describe("the stack, when the ports its function and its database prefer are taken", () => {
  test("gives each another one, and starts", async () => {
    const row = await freeRow(8);
    await take(row);
    await take(row + 1);
    const stack = await startStack({
      dataDir: path.join(folder, "stack"),
      ports: { site: 0, function: row, database: row + 1, mailbox: 0, smtp: 0 },
      quiet: true,
      site: null,
    });
    const ports = [stack.addresses.function, stack.database.url].map((url) => Number(new URL(url).port));
    await stack.stop();
    assert.ok(ports.every((port) => port > row + 1) && ports[0] !== ports[1], ports.join());
  });
});

describe("a port that is taken between the choice and the start", () => {
  const lost = (port: number, name: string) => ({
    message: `Port ${port} (${name}) was taken by another program in this moment; start again.`,
  });

  test("is named by the site's server", async () => {
    await writeFile(path.join(folder, "404.html"), "");
    const port = await take(await freePort(0, "row", silent));
    await assert.rejects(startSiteServer(folder, port, "http://127.0.0.1:9"), lost(port, "site"));
  });

  test("is named by the mailbox, which leaves no mail server behind", async () => {
    const port = await take(await freePort(0, "row", silent));
    const smtp = await freePort(0, "mail server", silent);
    const mails = path.join(folder, "mail");
    await assert.rejects(startMailbox(mails, port, smtp), lost(port, "mail server"));
    await assert.rejects(startMailbox(mails, smtp, port), lost(port, "mailbox"));
    await (await startMailbox(mails, smtp, await freePort(0, "mailbox", silent))).stop();
  });

  test("is named by the database", async () => {
    const port = await take(await freePort(0, "row", silent));
    await assert.rejects(startDatabase(path.join(folder, "database"), port), lost(port, "database"));
  });

  for (const watch of [false, true]) {
    test(`is named by the function${watch ? " that is watched" : ""}, well before its time to start is over`, {
      timeout: 10_000,
    }, async () => {
      const port = await take(await freePort(0, "row", silent));
      const env = functionSettings("postgres://127.0.0.1:9/none", 9, ["http://localhost"]);
      const dataDir = path.join(folder, "function");
      const program = functionProcess({ port, env, dataDir, watch, log: silent });
      await assert.rejects(program.start(), lost(port, "function"));
      await program.stop();
    });
  }
});
