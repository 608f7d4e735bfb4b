import assert from "node:assert/strict";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { basePort, listen, portsFrom } from "../../dev/stack/ports.ts";
import { startStack } from "../../dev/stack/stack.ts";
import { contact, eventually, post } from "../function/support.ts";

let folder: string;
const options = { quiet: true, site: null } as const;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stack-test-"));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the stack", () => {
  test("keeps its messages and mails from one start to the next, and its folder to itself", async () => {
    const dataDir = path.join(folder, "kept");
    const payload = contact();
    const first = await startStack({ ...options, dataDir });
    await post(first, payload);
    await eventually(async () => (await first.mailbox.messages()).length === 1);
    await expect(startStack({ ...options, dataDir })).rejects.toThrow(/already running on .*kept/);
    await first.stop();
    await first.stop();

    const second = await startStack({ ...options, dataDir });
    expect(await (await post(second, payload)).json()).toEqual({
      id: payload.submissionId,
      status: "duplicate",
    });
    expect((await second.mailbox.messages()).length).toBe(1);
    await second.stop();
  });

  const asRoot = process.getuid?.() === 0 ? test : test.skip;
  asRoot("run by root finds a place for the data when the folder is closed to others", async () => {
    const closed = path.join(folder, "closed");
    await mkdir(closed, { mode: 0o700 });
    const stack = await startStack({ ...options, dataDir: path.join(closed, "data") });
    assert.ok(stack.database.folder.startsWith(path.join(tmpdir(), "dental-laboratory-site-")));
    expect((await post(stack, contact())).status).toBe(202);
    await stack.stop();
    await rm(path.dirname(stack.database.folder), { recursive: true });
  });
});

describe("a port", () => {
  test("that is taken is named, with the way out, before anything starts", async () => {
    const other = createServer();
    const taken = await listen(other, 0);
    const dataDir = path.join(folder, "never");
    await expect(startStack({ ...options, dataDir, port: taken - 3 })).rejects.toThrow(
      new RegExp(`^Port ${taken} \\(mailbox\\) is taken.*PORT=${taken + 97} `),
    );
    other.close();
    await once(other, "close");
  });

  test("moves all others with it", () => {
    expect(portsFrom(basePort({ PORT: "9100" }, 9000))).toEqual({
      site: 9100,
      function: 9101,
      database: 9102,
      mailbox: 9103,
      "mail server": 9104,
    });
    expect(basePort({}, 9000)).toBe(9000);
    for (const PORT of ["70000", "-1", "x", "9000.5"])
      expect(() => basePort({ PORT }, 9000)).toThrow(`PORT=${PORT} is not a port`);
  });
});
