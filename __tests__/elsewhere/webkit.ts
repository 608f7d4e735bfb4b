import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../dev/stack/ports.ts";
import type { Engine, EngineOptions, EnginePage } from "./engine.ts";

const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/Xvfb";
const libraries = "/usr/lib";

/** MiniBrowser lies in a folder of its machine's architecture and of its version. */
function miniBrowser(): string | undefined {
  if (!existsSync(libraries)) return undefined;
  const folders = readdirSync(libraries).flatMap((machine) =>
    /-linux-gnu/.test(machine)
      ? readdirSync(path.join(libraries, machine))
          .filter((name) => name.startsWith("webkit2gtk-4"))
          .map((name) => path.join(libraries, machine, name))
      : [],
  );
  return folders.map((folder) => path.join(folder, "MiniBrowser")).find(existsSync);
}

/** WebKit, if Debian's packages `webkit2gtk-driver` and `xvfb` are installed. */
export function webkit(): Engine | undefined {
  const binary = miniBrowser();
  if (!binary || !existsSync(driver) || !existsSync(screen)) return undefined;
  return { name: "WebKit", start: (options) => start(binary, options) };
}

/** Starts a screen of its own, which says its number when it is there. */
async function startScreen(width: number, height: number): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(
    screen,
    ["-displayfd", "3", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  const pipe = child.stdio[3];
  if (!pipe) throw new Error("Xvfb has no pipe");
  const [number] = (await once(pipe, "data")) as [Buffer];
  return { child, display: `:${number.toString().trim()}` };
}

/** Settings by which MiniBrowser's toolbar takes no room: a window would be 447 px wide at least. */
async function smallToolbar(): Promise<{ folder: string; env: Record<string, string> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "webkit-"));
  await mkdir(path.join(folder, "gtk-3.0"));
  const css = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }";
  await writeFile(path.join(folder, "gtk-3.0/gtk.css"), css);
  return { folder, env: { XDG_CONFIG_HOME: folder } };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill();
  await gone;
}

/** Milliseconds the driver has to begin to answer. */
const patience = 30_000;

async function start(binary: string, { width, height, ratio = 1 }: EngineOptions): Promise<EnginePage> {
  const { child: display, display: name } = await startScreen(2600, 3000);
  const settings = await smallToolbar();
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`, "--host=127.0.0.1"], {
    env: {
      ...process.env,
      ...settings.env,
      DISPLAY: name,
      GDK_BACKEND: "x11",
      GDK_SCALE: String(ratio),
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
    stdio: "ignore",
  });
  const call = async (method: string, address: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`${method} ${address}: ${value.error} ${value.message}`);
    return value;
  };
  const until = Date.now() + patience;
  while (!(await call("GET", "/status").catch(() => undefined)) && Date.now() < until) await pause(100);
  const options = { binary, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const session = (await call("POST", "/session", { capabilities })) as { sessionId: string };
  const at = `/session/${session.sessionId}`;
  const find = async (selector: string): Promise<string> => {
    const found = await call("POST", `${at}/element`, { using: "css selector", value: selector });
    return `${at}/element/${Object.values(found as Record<string, string>)[0]}`;
  };
  const page: EnginePage = {
    click: async (selector) => {
      await page.evaluate(
        `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: "center", behavior: "instant" })`,
      );
      await call("POST", `${await find(selector)}/click`, {});
    },
    type: async (selector, text) => void (await call("POST", `${await find(selector)}/value`, { text })),
    async escape() {
      const key = { type: "key", id: "keys", actions: [keyAction("keyDown"), keyAction("keyUp")] };
      await call("POST", `${at}/actions`, { actions: [key] });
    },
    open: async (url) => void (await call("POST", `${at}/url`, { url })),
    evaluate: <T>(body: string) =>
      call("POST", `${at}/execute/sync`, { script: body, args: [] }) as Promise<T>,
    screenshot: async () => Buffer.from(String(await call("GET", `${at}/screenshot`)), "base64"),
    async close() {
      await call("DELETE", at).catch(() => undefined);
      await end(server);
      await end(display);
      await rm(settings.folder, { recursive: true, force: true });
    },
  };
  await resize(page, width, height, (rect) => call("POST", `${at}/window/rect`, rect));
  return page;
}

/** Escape, as WebDriver writes it. */
const keyAction = (type: "keyDown" | "keyUp") => ({ type, value: "\uE00C" });

/** Makes the window so large that the page in it has the wanted size. */
async function resize(
  page: EnginePage,
  width: number,
  height: number,
  set: (rect: { x: number; y: number; width: number; height: number }) => Promise<unknown>,
): Promise<void> {
  const size = { width, height };
  for (let time = 0; time < 3; time += 1) {
    await set({ x: 0, y: 0, ...size });
    const inner = await page.evaluate<[number, number]>("return [innerWidth, innerHeight]");
    size.width += width - inner[0];
    size.height += height - inner[1];
    if (inner[0] === width && inner[1] === height) return;
  }
}
