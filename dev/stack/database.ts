import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { access, chown, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { remember } from "./leftovers.ts";
import {
  type Account,
  type Binaries,
  databaseAccount,
  postgresBinaries,
  reachableFolder,
} from "./postgres-binaries.ts";

export interface Database {
  /** Connection string of the superuser `postgres`. */
  url: string;
  /** Where the data lies; null for a server that is not ours. */
  folder: string | null;
  /** Stops the server (`immediate`: as in a power cut) and starts it again on the same port and data. */
  restart(how?: "fast" | "immediate"): Promise<void>;
  stop(): Promise<void>;
}

const PASSWORD = "postgres";
const run = promisify(execFile);

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

async function initialise(cluster: string, binaries: Binaries, account: Account | null): Promise<void> {
  const passwordFile = `${cluster}.password`;
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, PASSWORD, { mode: 0o600 });
  if (account !== null) {
    await chown(cluster, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  const options = [
    "--username=postgres",
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--no-sync",
  ];
  try {
    await run(binaries.initdb, [`--pgdata=${cluster}`, `--pwfile=${passwordFile}`, ...options], {
      ...(account === null ? {} : { uid: account.uid, gid: account.gid }),
      cwd: cluster,
    });
  } catch (error) {
    await rm(cluster, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function launch(
  cluster: string,
  port: number,
  binaries: Binaries,
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
  const child = spawn(binaries.postgres, ["-D", cluster, "-p", String(port), ...flags], {
    ...(account === null ? {} : { uid: account.uid, gid: account.gid }),
    cwd: cluster,
    // Its own process group: Ctrl-C reaches only us, and we end the parts in order.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
    child.stderr?.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000);
      if (output.includes("ready to accept connections")) resolve();
    });
  });
  return child;
}

async function end(child: ChildProcess, signal: "SIGINT" | "SIGQUIT"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

/**
 * Starts the embedded PostgreSQL on 127.0.0.1, making its data folder at the first start.
 *
 * @param dataDir folder that will hold `postgres/`; see `reachableFolder` for the case of root
 */
export async function startDatabase(dataDir: string, port: number): Promise<Database> {
  const account = databaseAccount();
  const [binaries, folder] = await Promise.all([
    postgresBinaries(account),
    reachableFolder(dataDir, account),
  ]);
  const cluster = path.join(folder, "postgres");
  if (!(await exists(path.join(cluster, "PG_VERSION")))) await initialise(cluster, binaries, account);
  const start = async (): Promise<ChildProcess> => {
    const started = await launch(cluster, port, binaries, account);
    remember(dataDir, "database", started.pid);
    return started;
  };
  let child = await start();
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    folder: cluster,
    async restart(how = "fast") {
      await end(child, how === "fast" ? "SIGINT" : "SIGQUIT");
      child = await start();
    },
    stop: () => end(child, "SIGINT"),
  };
}

/** A server that somebody else runs; it is used, never stopped. */
export function foreignDatabase(url: string): Database {
  const refuse = (): Promise<never> =>
    Promise.reject(new Error("The database of DATABASE_URL is not ours to restart."));
  return { url, folder: null, restart: refuse, stop: () => Promise.resolve() };
}
