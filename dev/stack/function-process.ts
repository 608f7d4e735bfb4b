import type { ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { root } from "../root.ts";
import { endProgram, startProgram } from "./program.ts";
import { functionFolder, functionPath } from "./settings.ts";

interface FunctionOptions {
  /** 0 or undefined for any free port. */
  port?: number;
  /** Settings of the function; see its `settings.ts`. */
  env: Record<string, string>;
  /** Restarts on source changes. */
  watch?: boolean;
  /** Deno version; the current one by default. */
  deno?: DenoPackage | undefined;
  log(line: string): void;
}

export interface FunctionProcess {
  /** Origin before `/functions/v1/…`, for a proxy. */
  origin: string;
  /** URL of the function, without a trailing slash. */
  url: string;
  /** Start options; another port starts a second instance, as hosts do. */
  options: FunctionOptions;
  stop(): Promise<void>;
  /** Kills it with SIGKILL; it restarts like a hosted one. */
  kill(): void;
}

const START_LIMIT_MS = 20_000;

const RESTART_PAUSE_MS = 300;

/** The current Deno, and the version of Supabase's runtime. */
export type DenoPackage = "deno" | "deno-hosted";

/**
 * Deno binary inside its npm package; the package's launcher needs an install script. The hosted version's
 * package is the binary, for Linux.
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
 * Options of the local run. npm packages resolve to the repository's node_modules without downloads (same
 * versions in package.json); hosted, the same deno.json resolves them. Permissions: network and environment,
 * no files.
 */
function denoArguments(watch: boolean, port: number): string[] {
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
 * Waits for the listening message and returns the port.
 * @throws Error on failure or timeout
 */
async function untilListening(child: ChildProcess): Promise<number> {
  let output = "";
  let timer: NodeJS.Timeout | undefined;
  const listening = new Promise<number>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error("it took too long")), START_LIMIT_MS);
    child.once("close", () => reject(new Error("it ended")));
    child.stderr?.on("data", (chunk: Buffer) => {
      output = (output + chunk).slice(-4_000);
      const [, port] = /^Listening on .*:(\d+)\/?$/m.exec(output) ?? [];
      if (port !== undefined) resolve(Number(port));
      // With --watch the process survives a failed program.
      if (output.includes("Watcher Process failed")) reject(new Error("it failed"));
    });
  });
  try {
    return await listening;
  } catch (error) {
    throw new Error(`The function did not start: ${(error as Error).message}.`, { cause: output });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs the function locally and restarts it when it exits.
 * @throws Error if it does not start; output goes to `log`
 */
export async function startFunction(options: FunctionOptions): Promise<FunctionProcess> {
  const { env, watch = false, deno, log } = options;
  const binary = denoBinary(deno);

  let port = options.port ?? 0;
  let isWanted = true;
  let child = launch();

  function launch(): ChildProcess {
    const started = startProgram([binary, ...denoArguments(watch, port)], {
      cwd: root,
      signal: "SIGKILL",
      env: {
        PATH: process.env.PATH ?? "",
        NO_COLOR: "1",
        // One cache for all stacks: compiling takes most of a start.
        DENO_DIR: path.join(root, ".local", deno ?? "deno"),
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
      // Ctrl-C reaches the child too.
      if (!isWanted || signal === "SIGINT") return;
      log(`[function] ended (${signal ?? code}); starting it again`);
      setTimeout(() => {
        if (!isWanted) return;
        child = launch();
        keepRunning();
      }, RESTART_PAUSE_MS);
    });
  }

  try {
    port = await untilListening(child);
  } catch (error) {
    await endProgram(child, "SIGKILL");
    throw error;
  }
  keepRunning();
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    url: origin + functionPath,
    options,
    async stop() {
      isWanted = false;
      await endProgram(child, "SIGKILL");
    },
    kill() {
      child.kill("SIGKILL");
    },
  };
}
