import type { ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { root } from "../root.ts";
import { endProgram, startProgram } from "./program.ts";
import { functionFolder, functionPath } from "./settings.ts";

export interface FunctionOptions {
  /** 0, or none: any free one. */
  port?: number;
  /** Settings of the function; see `settings.ts` beside its source. */
  env: Record<string, string>;
  /** Where the stack keeps its data; Deno's compiled sources go to `deno/` in it. */
  dataDir: string;
  /** Restart when the source changes. */
  watch?: boolean;
  /** Which Deno runs it; the current one unless told. */
  deno?: DenoPackage | undefined;
  log(line: string): void;
}

export interface FunctionProcess {
  /** Origin before `/functions/v1/…`, as a proxy needs it. */
  origin: string;
  /** Address of the function, without a trailing slash. */
  url: string;
  /** What it was started with: with another port, it starts another copy on the same database, as a host runs several. */
  options: FunctionOptions;
  stop(): Promise<void>;
  /** Starts it again after that, on the same port. */
  start(): Promise<void>;
  /** Ends it with SIGKILL, in the middle of whatever it does; it comes back by itself, as the hosted one would. */
  kill(): void;
}

/** Milliseconds a start may take before it counts as failed. */
const START_LIMIT_MS = 20_000;

/** Milliseconds before it is started again after it ended unasked. */
const RESTART_PAUSE_MS = 300;

/** The current Deno, and the one that Supabase's runtime stands on. */
export type DenoPackage = "deno" | "deno-hosted";

/**
 * The Deno binary inside its npm package; the launcher of the package `deno` would need its install script. The hosted one's
 * package is the binary itself, for Linux.
 */
export function denoBinary(name: DenoPackage = "deno"): string {
  const system = `${process.platform}-${process.arch}${process.platform === "linux" ? "-glibc" : ""}`;
  const binary = name === "deno" ? `@deno/${system}` : name;
  try {
    const packages = createRequire(path.join(root, "package.json"));
    return path.join(path.dirname(packages.resolve(`${binary}/package.json`)), "deno");
  } catch {
    throw new Error(`There is no Deno for this system in the npm registry (${binary}).`);
  }
}

/**
 * Options of the local run. Packages named in the function's deno.json are found in the repository's
 * node_modules (package.json pins the same versions) and nothing is downloaded; the hosted function resolves the
 * same names through the same deno.json by itself. The function may use the network and its settings, no files.
 */
export function denoArguments(watch: boolean, port: number): string[] {
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
    "--allow-sys=hostname",
    ...(watch ? ["--watch"] : []),
    path.join(root, "dev", "stack", "serve-function.ts"),
    String(port),
  ];
}

/**
 * Waits until the function says that it listens, and gives its port.
 *
 * @throws Error when it fails before, or takes too long
 */
async function untilListening(child: ChildProcess): Promise<number> {
  let output = "";
  let timer: NodeJS.Timeout | undefined;
  const said = new Promise<number>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error("it took too long")), START_LIMIT_MS);
    child.once("close", () => reject(new Error("it ended")));
    child.stderr?.on("data", (chunk: Buffer) => {
      output = (output + chunk).slice(-4_000);
      const [, port] = /^Listening on .*:(\d+)\/?$/m.exec(output) ?? [];
      if (port !== undefined) resolve(Number(port));
      // Under --watch the process stays when its program has failed.
      if (output.includes("Watcher Process failed")) reject(new Error("it failed"));
    });
  });
  try {
    return await said;
  } catch (error) {
    throw new Error(`The function did not start: ${(error as Error).message}.`, { cause: output });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs the function on this machine, and runs it again whenever it ends unasked.
 *
 * @throws Error when it does not start; what it said went to `log`
 */
export async function startFunction(options: FunctionOptions): Promise<FunctionProcess> {
  const { env, dataDir, watch = false, deno, log } = options;
  const binary = denoBinary(deno);

  let port = options.port ?? 0;
  let isWanted = false;
  let child: ChildProcess;

  function launch(): ChildProcess {
    const started = startProgram([binary, ...denoArguments(watch, port)], {
      cwd: root,
      signal: "SIGKILL",
      env: {
        PATH: process.env.PATH ?? "",
        NO_COLOR: "1",
        DENO_DIR: path.join(dataDir, "deno"),
        DENO_NO_UPDATE_CHECK: "1",
        ...env,
      },
    });
    started.stderr?.on("data", (chunk: Buffer) => {
      for (const line of chunk.toString().split("\n")) {
        if (line.trim() !== "" && !line.startsWith("Listening on")) log(`[function] ${line}`);
      }
    });
    return started;
  }

  function keepRunning(): void {
    child.once("exit", (code, signal) => {
      // Ctrl-C in a terminal reaches it too.
      if (!isWanted || signal === "SIGINT") return;
      log(`[function] ended (${signal ?? code}); starting it again`);
      setTimeout(() => {
        if (!isWanted) return;
        child = launch();
        keepRunning();
      }, RESTART_PAUSE_MS);
    });
  }

  async function start(): Promise<void> {
    child = launch();
    try {
      port = await untilListening(child);
    } catch (error) {
      await endProgram(child, "SIGKILL");
      throw error;
    }
    isWanted = true;
    keepRunning();
  }

  await start();
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    url: origin + functionPath,
    options,
    start,
    async stop() {
      isWanted = false;
      await endProgram(child, "SIGKILL");
    },
    kill() {
      child.kill("SIGKILL");
    },
  };
}
