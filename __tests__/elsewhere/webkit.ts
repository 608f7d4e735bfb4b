import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../dev/stack/ports.ts";
import { type EnginePage, size } from "./engine.ts";

const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/Xvfb";
const libraries = "/usr/lib";

/** The path of MiniBrowser depends on architecture and version. */
const binary = (existsSync(libraries) ? readdirSync(libraries) : [])
  .filter((machine) => /-linux-gnu/.test(machine))
  .flatMap((machine) => readdirSync(path.join(libraries, machine)).map((name) => path.join(machine, name)))
  .filter((folder) => path.basename(folder).startsWith("webkit2gtk-4"))
  .map((folder) => path.join(libraries, folder, "MiniBrowser"))
  .find(existsSync);

const isThere = binary !== undefined && existsSync(driver) && existsSync(screen);
export const missing = isThere ? false : "apt-get install webkit2gtk-driver xvfb";

/** Starts a virtual display, which prints its number once ready. */
async function startScreen(): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(screen, ["-displayfd", "3", "-screen", "0", "1280x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const pipe = child.stdio[3];
  if (!pipe) throw new Error("Xvfb has no pipe");
  const [number] = (await once(pipe, "data")) as [Buffer];
  return { child, display: `:${number.toString().trim()}` };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill();
  await gone;
}

/** Timeout for the driver's first response, in milliseconds. */
const patience = 30_000;

/** Starts WebKit, controlled by WebDriver. */
export async function start(): Promise<EnginePage> {
  const { child, display } = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
  const server = spawn(driver, [`--port=${port}`, "--host=127.0.0.1"], { env, stdio: "ignore" });
  const call = async (method: string, address: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`${method} ${address}: ${value.error} ${value.message}`);
    return value;
  };
  const limit = Date.now() + patience;
  while (!(await call("GET", "/status").catch(() => undefined)) && Date.now() < limit) await pause(100);
  const options = { binary, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const session = (await call("POST", "/session", { capabilities })) as { sessionId: string };
  const at = `/session/${session.sessionId}`;
  const find = async (selector: string): Promise<string> => {
    const found = await call("POST", `${at}/element`, { using: "css selector", value: selector });
    return `${at}/element/${Object.values(found as Record<string, string>)[0]}`;
  };
  await call("POST", `${at}/window/rect`, { x: 0, y: 0, ...size });
  return {
    open: async (url) => void (await call("POST", `${at}/url`, { url })),
    evaluate: <T>(body: string) =>
      call("POST", `${at}/execute/sync`, { script: body, args: [] }) as Promise<T>,
    click: async (selector) => void (await call("POST", `${await find(selector)}/click`, {})),
    type: async (selector, text) => void (await call("POST", `${await find(selector)}/value`, { text })),
    async close() {
      await call("DELETE", at).catch(() => undefined);
      await end(server);
      await end(child);
    },
  };
}
