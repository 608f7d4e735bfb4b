import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import path from "node:path";
import { remember } from "./leftovers.ts";
import { functionFolder, functionPath, root } from "./settings.ts";

export interface FunctionProcess {
  /** Address of the function, without a trailing slash. */
  url: string;
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
  say(line: string): void;
}

/** Milliseconds a start may take before it counts as failed. */
const START_LIMIT_MS = 20_000;

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

async function isUp(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { method: "OPTIONS", signal: AbortSignal.timeout(1_000) });
    return response.status === 204;
  } catch {
    return false;
  }
}

/** Describes the function's process on this machine; `start()` starts it. */
export function functionProcess({ port, env, dataDir, watch, say }: FunctionOptions): FunctionProcess {
  const url = `http://127.0.0.1:${port}${functionPath}`;
  const binary = denoBinary();
  let child: ChildProcess | null = null;
  let wanted = false;

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
    remember(dataDir, "function", started.pid);
    started.stderr?.on("data", (chunk: Buffer) => {
      for (const line of chunk.toString().split("\n")) {
        if (line.trim() !== "" && !line.startsWith("Listening on")) say(`[function] ${line}`);
      }
    });
    started.once("exit", (code, signal) => {
      if (!wanted || child !== started) return;
      say(`[function] ended (${signal ?? code}); starting it again`);
      setTimeout(() => {
        if (wanted && child === started) child = launch();
      }, 300);
    });
    return started;
  }

  return {
    url,
    async start() {
      if (wanted) return;
      wanted = true;
      child = launch();
      const limit = Date.now() + START_LIMIT_MS;
      while (!(await isUp(url))) {
        if (Date.now() > limit) throw new Error("The function did not start; its output is above.");
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async stop() {
      wanted = false;
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
