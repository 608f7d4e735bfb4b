import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { lostPort } from "./ports.ts";
import {
  type Account,
  type Binaries,
  databaseAccount,
  postgresBinaries,
  reachableFolder,
} from "./postgres-binaries.ts";
import { trackProgram } from "./programs.ts";

export interface Database {
  /** Connection string of the superuser `postgres`. */
  url: string;
  /** Where the data lies; null for a server the stack does not run itself. */
  folder: string | null;
  /** Stops the server (`immediate`: as in a power cut) and starts it again on the same port and data. */
  restart(how?: "fast" | "immediate"): Promise<void>;
  stop(): Promise<void>;
}

const PASSWORD = "postgres";
const run = promisify(execFile);

/**
 * Makes the data folder of a new server. The folder has its name only when it is complete: `initdb` writes the files
 * by which one would know it long before it is done.
 */
async function initialise(dataDir: string, cluster: string, { initdb }: Binaries, account: Account | null) {
  const draftFolder = `${cluster}.new`;
  const draft = path.join(draftFolder, "data");
  const passwordFile = path.join(draftFolder, "password");
  await rm(draftFolder, { recursive: true, force: true });
  await mkdir(draftFolder, { mode: 0o711 });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, PASSWORD, { mode: 0o600 });
  if (account !== null) {
    await chown(draft, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  const options = [
    "--username=postgres",
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--no-sync",
  ];
  const initialised = run(initdb, [`--pgdata=${draft}`, `--pwfile=${passwordFile}`, ...options], {
    ...ownerOf(account),
    cwd: draft,
  });
  trackProgram(dataDir, "initdb", initialised.child);
  await initialised;
  await rename(draft, cluster);
  await rm(draftFolder, { recursive: true });
}

/** @throws Error where another major version of PostgreSQL made the data, which this one cannot read */
async function requireVersion(cluster: string, major: string): Promise<void> {
  const made = (await readFile(path.join(cluster, "PG_VERSION"), "utf8").catch(() => major)).trim();
  if (made === major) return;
  throw new Error(
    `The data in ${cluster} were made by PostgreSQL ${made}; this project runs ${major}, as production does. ` +
      "They hold nothing but messages sent on this machine: delete that folder and start again.",
  );
}

const ownerOf = (account: Account | null): { uid?: number; gid?: number } =>
  account === null ? {} : { uid: account.uid, gid: account.gid };

async function launch(
  dataDir: string,
  cluster: string,
  port: number,
  { postgres }: Binaries,
  account: Account | null,
): Promise<ChildProcess> {
  const flags = [
    "-c",
    "listen_addresses=127.0.0.1",
    "-c",
    "unix_socket_directories=",
    "-c",
    "max_connections=60",
  ];
  const child = spawn(postgres, ["-D", cluster, "-p", String(port), ...flags], {
    ...ownerOf(account),
    cwd: cluster,
    // Its own process group: Ctrl-C reaches only us, and we end the parts in order.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  trackProgram(dataDir, "database", child, "SIGINT");
  let output = "";
  await new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => {
      const isLost = output.includes("Address already in use");
      reject(
        isLost ? lostPort(port, "database") : new Error(`PostgreSQL did not start on ${cluster}:\n${output}`),
      );
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000);
      if (output.includes("ready to accept connections")) resolve();
    });
  });
  return child;
}

async function endServer(child: ChildProcess, signal: "SIGINT" | "SIGQUIT"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

/**
 * Starts the embedded PostgreSQL on 127.0.0.1, making its data folder at the first start. It is of the major
 * version that production runs (`supabase/config.toml`; a test holds them together).
 *
 * @param dataDir folder that will hold `postgres/`; see `reachableFolder` for the case of root
 * @throws Error with what PostgreSQL said when it does not start, or naming the data folder of another major version
 */
export async function startDatabase(dataDir: string, port: number): Promise<Database> {
  const account = databaseAccount();
  const [binaries, folder] = await Promise.all([
    postgresBinaries(account),
    reachableFolder(dataDir, account),
  ]);
  const cluster = path.join(folder, "postgres");
  if (existsSync(cluster)) await requireVersion(cluster, binaries.major);
  else await initialise(dataDir, cluster, binaries, account);
  const start = (): Promise<ChildProcess> => launch(dataDir, cluster, port, binaries, account);
  let child = await start();
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    folder: cluster,
    async restart(how = "fast") {
      await endServer(child, how === "fast" ? "SIGINT" : "SIGQUIT");
      child = await start();
    },
    stop: () => endServer(child, "SIGINT"),
  };
}
