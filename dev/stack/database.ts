import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { freePort } from "./ports.ts";
import {
  type Account,
  type Binaries,
  databaseAccount,
  postgresBinaries,
  reachable,
} from "./postgres-binaries.ts";
import { endProgram, startProgram } from "./program.ts";

export interface Database {
  /** Connection string of the superuser `postgres`. */
  url: string;
  /** Where the data lies. */
  folder: string;
  /** Stops the server (`immediate`: as in a power cut) and starts it again on the same port and data. */
  restart(how?: "fast" | "immediate"): Promise<void>;
  stop(): Promise<void>;
}

const PASSWORD = "postgres";

/**
 * What a program reported that failed, or undefined when it did not.
 *
 * @param done what it reports when it has done what is asked of it; otherwise it has when it ends
 */
function failureOf(child: ChildProcess, done?: string): Promise<string | undefined> {
  let report = "";
  return new Promise((resolve) => {
    child.once("close", (code) => resolve(code === 0 && done === undefined ? undefined : report));
    child.stderr?.on("data", (chunk: Buffer) => {
      report = (report + chunk).slice(-4_000);
      if (done !== undefined && report.includes(done)) resolve(undefined);
    });
  });
}

/**
 * Makes the data folder of a new server. The folder has its name only when it is complete: `initdb` writes the files
 * by which one would know it long before it is done.
 */
async function initialise(cluster: string, { initdb }: Binaries, account: Account | null): Promise<void> {
  const draft = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, PASSWORD);
  if (account !== null) for (const made of [draft, passwordFile]) await chown(made, account.uid, account.gid);
  const options = [
    "--username=postgres",
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--no-sync",
    `--pwfile=${passwordFile}`,
  ];
  const child = startProgram([initdb, `--pgdata=${draft}`, ...options], {
    ...account,
    cwd: draft,
    signal: "SIGINT",
  });
  const failure = await failureOf(child);
  if (failure !== undefined) throw new Error(`PostgreSQL made no data folder in ${cluster}:\n${failure}`);
  await rename(draft, cluster);
  await rm(passwordFile);
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

async function launch(
  cluster: string,
  port: number,
  { postgres }: Binaries,
  account: Account | null,
): Promise<ChildProcess> {
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=60"];
  const flags = settings.flatMap((setting) => ["-c", setting]);
  const child = startProgram([postgres, "-D", cluster, "-p", String(port), ...flags], {
    ...account,
    cwd: cluster,
    // At SIGTERM it would wait for its clients to go.
    signal: "SIGINT",
  });
  const failure = await failureOf(child, "ready to accept connections");
  if (failure === undefined) return child;
  // PostgreSQL's own lock on the data folder.
  const what = failure.includes("postmaster.pid")
    ? "The stack is already running"
    : "PostgreSQL did not start";
  throw new Error(`${what} on ${cluster}:\n${failure}`);
}

/**
 * Starts the embedded PostgreSQL on 127.0.0.1, making its data folder at the first start. It is of the major
 * version that production runs (`supabase/config.toml`; a test holds them together).
 *
 * @param dataDir folder that will hold `postgres/`; see `reachable` for the case of root
 * @param wantedPort 0 for any
 * @throws Error with what PostgreSQL said when it does not start, or naming the data folder of another major version
 */
export async function startDatabase(dataDir: string, wantedPort = 0): Promise<Database> {
  const account = databaseAccount();
  const binaries = await postgresBinaries(account);
  await mkdir(dataDir, { recursive: true });
  if (account !== null) await chmod(dataDir, 0o711);
  const cluster = path.join(await reachable(dataDir, account), "postgres");
  if (existsSync(cluster)) await requireVersion(cluster, binaries.major);
  else await initialise(cluster, binaries, account);
  const port = await freePort(wantedPort);
  let child = await launch(cluster, port, binaries, account);
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    folder: cluster,
    async restart(how = "fast") {
      await endProgram(child, how === "fast" ? "SIGINT" : "SIGQUIT");
      child = await launch(cluster, port, binaries, account);
    },
    stop: () => endProgram(child, "SIGINT"),
  };
}
