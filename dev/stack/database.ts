import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, chown, cp, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../root.ts";
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
  folder: string;
  /** Restarts the server on the same port and data; `immediate` simulates a power cut. */
  restart(how?: "fast" | "immediate"): Promise<void>;
  stop(): Promise<void>;
}

const PASSWORD = "postgres";

/**
 * Error output of a program that failed, otherwise undefined.
 * @param done message that marks success; otherwise the exit code
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

/** Runs a program as PostgreSQL's account. @throws Error with its output if it fails */
async function run(
  command: readonly [string, ...string[]],
  cwd: string,
  account: Account | null,
): Promise<void> {
  const failure = await failureOf(startProgram(command, { ...account, cwd, signal: "SIGINT" }));
  if (failure !== undefined) throw new Error(`PostgreSQL made no data folder in ${cwd}:\n${failure}`);
}

/** Fills a folder under a temporary name, because an interrupted program leaves one that looks valid. */
async function makeFolder(
  folder: string,
  account: Account | null,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = await mkdtemp(`${folder}.new-`);
  if (account !== null) await chown(draft, account.uid, account.gid);
  await fill(draft);
  // Another process may have made it at the same time; both are equal.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
}

/** The data folder of a new server, made once for all that follow: `initdb` takes most of a first start. */
async function emptyData({ initdb, version }: Binaries, account: Account | null): Promise<string> {
  const wanted = path.join(root, ".local", `postgres-${version}`);
  await mkdir(path.dirname(wanted), { recursive: true });
  const folder = await reachable(wanted, account).then((place) =>
    place === wanted ? place : path.join(place, version),
  );
  if (existsSync(folder)) return folder;
  await makeFolder(folder, account, async (draft) => {
    const passwordFile = `${draft}.password`;
    await writeFile(passwordFile, PASSWORD);
    if (account !== null) await chown(passwordFile, account.uid, account.gid);
    const options = [
      "--username=postgres",
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--no-sync",
      `--pwfile=${passwordFile}`,
    ];
    await run([initdb, `--pgdata=${draft}`, ...options], draft, account);
    await rm(passwordFile);
  });
  return folder;
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
    // SIGTERM would wait for clients.
    signal: "SIGINT",
  });
  const failure = await failureOf(child, "ready to accept connections");
  if (failure === undefined) return child;
  const what = failure.includes("postmaster.pid")
    ? "The stack is already running"
    : "PostgreSQL did not start";
  throw new Error(
    `${what} on ${cluster}, which holds nothing but messages sent on this machine:\n${failure}`,
  );
}

/**
 * Starts the embedded PostgreSQL on 127.0.0.1 and initialises it if needed. Same major version as production
 * (`supabase/config.toml`; checked by a test).
 * @param dataDir folder for `postgres/`; see `reachable` for root
 * @param wantedPort 0 for any
 * @throws Error with PostgreSQL's output, which names data of another major version
 */
export async function startDatabase(dataDir: string, wantedPort = 0): Promise<Database> {
  const account = databaseAccount();
  const binaries = await postgresBinaries(account);
  await mkdir(dataDir, { recursive: true });
  if (account !== null) await chmod(dataDir, 0o711);
  const cluster = path.join(await reachable(dataDir, account), "postgres");
  if (!existsSync(cluster)) {
    const empty = await emptyData(binaries, account);
    await makeFolder(cluster, account, (draft) =>
      // Files must belong to the account.
      account === null
        ? cp(empty, draft, { recursive: true })
        : run(["cp", "-R", `${empty}/.`, draft], draft, account),
    );
  }
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
