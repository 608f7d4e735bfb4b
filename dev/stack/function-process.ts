import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import path from "node:path";
import { root } from "../root.ts";
import { lostPort } from "./ports.ts";
import { isInterrupted, trackProgram } from "./programs.ts";
import { functionFolder, functionPath } from "./settings.ts";

export interface FunctionProcess {
  /** Address of the function, without a trailing slash. */
  url: string;
  /** Its settings, so that another copy can be started beside it. */
  env: Readonly<Record<string, string>>;
  /** @throws Error when it does not start; what it said went to `log` */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Ends it with SIGKILL, in the middle of whatever it does; it comes back by itself, as the hosted one would. */
  kill(): void;
}

export interface FunctionOptions {
  port: number;
  /** Settings of the function; see `env.ts` beside its source. */
  env: Record<string, string>;
  /** Where the stack keeps its data; Deno's compiled sources go to `deno/` in it. */
  dataDir: string;
  /** Restart when the source changes. */
  watch: boolean;
  log(line: string): void;
}

/** Milliseconds a start may take before it counts as failed. */
const START_LIMIT_MS = 20_000;

/** Milliseconds before it is started again after it ended unasked. */
const RESTART_PAUSE_MS = 300;

/** The Deno binary inside its npm package; the package's own launcher would need its install script. */
export function denoBinary(): string {
  const packages = createRequire(createRequire(path.join(root, "package.json")).resolve("deno/package.json"));
  const suffix = process.platform === "linux" ? "-glibc" : "";
  const name = `@deno/${process.platform}-${process.arch}${suffix}`;
  const file = process.platform === "win32" ? "deno.exe" : "deno";
  try {
    return path.join(path.dirname(packages.resolve(`${name}/package.json`)), file);
  } catch {
    throw new Error(`There is no Deno for this system in the npm registry (${name}).`);
  }
}

/**
 * Options of the local run. Packages named in the function's deno.json are found in the repository's
 * node_modules (package.json pins the same versions) and nothing is downloaded; the hosted function resolves the
 * same names through the same deno.json by itself. The function may use the network and its settings, no files.
 */
export function denoArguments(watch: boolean): string[] {
  return [
    "run",
    "--no-prompt",
    "--no-remote",
    "--cached-only",
    "--no-lock",
    "--node-modules-dir=manual",
    `--config=${path.join(functionFolder, "deno.json")}`,
    "--allow-net",
    "--allow-env",
    "--allow-sys=hostname,osRelease,networkInterfaces",
    ...(watch ? ["--watch"] : []),
    path.join(functionFolder, "index.ts"),
  ];
}

/**
 * Waits until the function says that it listens.
 *
 * @throws Error when it fails before, finds its port taken, or takes too long
 */
async function untilListening(child: ChildProcess, port: number): Promise<void> {
  let output = "";
  let timer: NodeJS.Timeout | undefined;
  const said = new Promise<void>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error("it took too long")), START_LIMIT_MS);
    child.once("error", reject);
    child.once("exit", () => reject(new Error("it ended")));
    child.stderr?.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000);
      if (/^Listening on /m.test(output)) resolve();
      // Under --watch the process stays when its program has failed.
      if (output.includes("Watcher Process failed")) reject(new Error("it failed"));
    });
  });
  try {
    await said;
  } catch (error) {
    if (output.includes("AddrInUse")) throw lostPort(port, "function");
    throw new Error(`The function did not start: ${(error as Error).message}.`, { cause: output });
  } finally {
    clearTimeout(timer);
  }
}

/** Describes the function's process on this machine; `start()` starts it. */
export function functionProcess({ port, env, dataDir, watch, log }: FunctionOptions): FunctionProcess {
  const binary = denoBinary();
  let child: ChildProcess | null = null;

  function launch(): ChildProcess {
    const started = spawn(binary, denoArguments(watch), {
      cwd: root,
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        PATH: process.env.PATH ?? "",
        NO_COLOR: "1",
        DENO_DIR: path.join(dataDir, "deno"),
        DENO_NO_UPDATE_CHECK: "1",
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        ...env,
      },
    });
    trackProgram(dataDir, "function", started);
    started.stderr?.on("data", (chunk: Buffer) => {
      for (const line of chunk.toString().split("\n")) {
        if (line.trim() !== "" && !line.startsWith("Listening on")) log(`[function] ${line}`);
      }
    });
    return started;
  }

  /** Starts it again whenever it ends unasked, after a pause. */
  function keepRunning(started: ChildProcess): void {
    child = started;
    started.once("exit", (code, signal) => {
      const isWanted = (): boolean => child === started && !isInterrupted();
      if (!isWanted()) return;
      log(`[function] ended (${signal ?? code}); starting it again`);
      setTimeout(() => {
        if (isWanted()) keepRunning(launch());
      }, RESTART_PAUSE_MS);
    });
  }

  return {
    url: `http://127.0.0.1:${port}${functionPath}`,
    env,
    async start() {
      if (child !== null) return;
      const started = launch();
      child = started;
      await untilListening(started, port);
      keepRunning(started);
    },
    async stop() {
      const ending = child;
      child = null;
      if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
      const gone = once(ending, "exit");
      ending.kill("SIGTERM");
      await gone;
    },
    kill() {
      child?.kill("SIGKILL");
    },
  };
}
