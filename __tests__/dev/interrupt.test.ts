import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
import path from "node:path";
import { root } from "../../dev/root.ts";
import { eventually } from "../function/support.ts";
import { haveEnded, programsOf } from "./processes.ts";

/** Milliseconds after which what should have ended hangs. */
jest.setTimeout(180_000);
/** Milliseconds a start may take on a machine that does much else. */
const START = 80_000;

let folder: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "interrupt-test-"));
  await chmod(folder, 0o755);
});
// What a failed test leaves running would keep its ports.
afterEach(() => started.splice(0).forEach((child) => void child.kill("SIGKILL")));
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Runs `npm start` after its preparations, in a process of its own that is started without hearing any signal, as a
 * background job of a script is.
 */
function serveInBackground(): { child: ChildProcess; output: () => string } {
  const serve = JSON.stringify(path.join(root, "dev/serve.ts"));
  const options = JSON.stringify({ dataDir: path.join(folder, "data"), site: null });
  const script = `require(${serve}).serve(${options}).catch((error) => { console.error(error.message); process.exit(1); })`;
  const node = [process.execPath, "--import", "tsx", "-e", script];
  const child = spawn("sh", ["-c", `trap '' INT TERM HUP; exec "$@"`, "sh", ...node], {
    cwd: root,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  return { child, output: () => said };
}

test("a start that is interrupted leaves no process, and the next one ends in peace", async () => {
  const interrupted = serveInBackground();
  const gone = once(interrupted.child, "exit");
  const begun = await eventually(async () => {
    const found = programsOf(interrupted.child);
    return found.some(({ command }) => command.includes("serve-function.ts")) && found;
  }, START);
  interrupted.child.kill("SIGTERM");
  expect(await gone).toEqual([128 + constants.signals.SIGTERM, null]);
  expect(interrupted.output()).toBe("");
  await eventually(async () => haveEnded(begun));

  const { child, output } = serveInBackground();
  const end = once(child, "exit");
  await eventually(async () => /Ready in/.test(output()), START);
  const running = programsOf(child);
  child.kill("SIGINT");
  expect(await end).toEqual([0, null]);
  expect(haveEnded(running)).toBe(true);
  expect(output()).toMatch(/Ending …\nEnded\.\n$/);
});
