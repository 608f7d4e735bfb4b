import { mkdir } from "node:fs/promises";
import path from "node:path";
import { root } from "../root.ts";
import { type Database, startDatabase } from "./database.ts";
import { type FunctionProcess, functionProcess } from "./function-process.ts";
import { functionSettings } from "./function-settings.ts";
import { localDatabase } from "./local-database.ts";
import { claimFolder } from "./lock.ts";
import { type Mailbox, startMailbox } from "./mailbox.ts";
import { prepareDatabase } from "./migrate.ts";
import { freePort } from "./ports.ts";
import { endLeftovers } from "./programs.ts";
import { startScheduler } from "./scheduler.ts";
import { defaultPorts, drainKey, type Ports, publishableKey, randomPorts } from "./settings.ts";
import { startSiteServer } from "./site-server.ts";

export interface StackOptions {
  /** Where data is kept; `.local` in the repository unless told. Two stacks never share one. */
  dataDir?: string;
  /** Preferred ports, or "random" for free ones that collide with nothing. */
  ports?: Partial<Ports> | "random";
  /** Say nothing; by default lines go to the console. */
  quiet?: boolean;
  /** Settings of the function beyond the usual ones, for instance `{ MIN_FILL_MS: "0" }`. */
  functionEnv?: Record<string, string>;
  /** Further origins whose pages may call the function, for instance that of `gatsby develop`. */
  origins?: string[];
  /** Folder of the built site, or null to serve none; `public` in the repository unless told. */
  site?: string | null;
  /** Seconds between the scheduler's calls; 60 unless told, 0 for none. */
  schedulerSeconds?: number;
  /** Restart the function when its source changes. */
  watch?: boolean;
  /** Connection string of a PostgreSQL on this machine to use instead of the embedded one. */
  databaseUrl?: string;
}

export interface Stack {
  addresses: {
    /** Origin of the built site, which passes `/functions/v1/…` on to the function; "" when none is served. */
    site: string;
    mailbox: string;
    /** Full address of the function. */
    function: string;
    /** Origin before `/functions/v1/…`, as a proxy needs it. */
    functionOrigin: string;
  };
  keys: { publishable: string; drain: string };
  /** Where data is kept. */
  dataDir: string;
  function: FunctionProcess;
  database: Database;
  mailbox: Mailbox;
  /** Makes the scheduler's call now. */
  drain(): Promise<{ sent: number; failed: number }>;
  /** Ends every part. May be called more than once. */
  stop(): Promise<void>;
}

/** Chooses a port for each part; none falls back to one that another part prefers. */
async function choosePorts(wanted: StackOptions["ports"], log: (line: string) => void): Promise<Ports> {
  const preferred = wanted === "random" ? randomPorts : { ...defaultPorts, ...wanted };
  const choose = (part: keyof Ports, name: string): Promise<number> =>
    freePort(preferred[part], name, log, Object.values(preferred));
  return {
    site: await choose("site", "site"),
    function: await choose("function", "function"),
    database: await choose("database", "database"),
    mailbox: await choose("mailbox", "mailbox"),
    smtp: await choose("smtp", "mail server"),
  };
}

async function requestDrain(url: string): Promise<{ sent: number; failed: number }> {
  const response = await fetch(`${url}/drain`, { method: "POST", headers: { apikey: drainKey } });
  if (!response.ok) throw new Error(`the drain answered ${response.status}`);
  return (await response.json()) as { sent: number; failed: number };
}

/**
 * Starts everything the forms need on this machine: PostgreSQL with the migrations applied, the function in
 * Deno, a mail catcher with its page, the scheduler's timer, and the built site in front of them. Nothing of it
 * outlives this process, however that ends.
 *
 * @throws Error saying what did not start; what had started is ended again
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const dataDir = path.resolve(options.dataDir ?? path.join(root, ".local"));
  await mkdir(dataDir, { recursive: true });
  /** How to end what has started, in the order of the starts. */
  const ends: (() => Promise<void> | void)[] = [claimFolder(dataDir)];
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      for (const end of ends.reverse()) await end();
    })();
    return stopping;
  };
  try {
    const parts = await startParts(options, dataDir, ends);
    return { ...parts, dataDir, keys: { publishable: publishableKey, drain: drainKey }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  options: StackOptions,
  dataDir: string,
  ends: (() => Promise<void> | void)[],
): Promise<Omit<Stack, "dataDir" | "keys" | "stop">> {
  const log = options.quiet ? () => undefined : (line: string) => console.log(line);
  await endLeftovers(dataDir);
  const ports = await choosePorts(options.ports, log);

  const database = options.databaseUrl
    ? localDatabase(options.databaseUrl)
    : await startDatabase(dataDir, ports.database);
  ends.push(database.stop);
  const databaseUrl = await prepareDatabase(database.url);

  const mailbox = await startMailbox(path.join(dataDir, "mail"), ports.smtp, ports.mailbox);
  ends.push(mailbox.stop);

  const hosts = ["localhost", "127.0.0.1"].map((host) => `http://${host}:${ports.site}`);
  const settings = functionSettings(databaseUrl, ports.smtp, [...hosts, ...(options.origins ?? [])]);
  const program = functionProcess({
    port: ports.function,
    env: { ...settings, ...options.functionEnv },
    dataDir,
    watch: options.watch ?? false,
    log,
  });
  ends.push(program.stop);
  await program.start();

  const functionOrigin = `http://127.0.0.1:${ports.function}`;
  const siteFolder = options.site === undefined ? path.join(root, "public") : options.site;
  const site = siteFolder === null ? null : await startSiteServer(siteFolder, ports.site, functionOrigin);
  if (site !== null) ends.push(site.stop);

  const drain = (): Promise<{ sent: number; failed: number }> => requestDrain(program.url);
  ends.push(startScheduler(options.schedulerSeconds ?? 60, drain, database.url, log));

  return {
    addresses: { site: site?.url ?? "", mailbox: mailbox.url, function: program.url, functionOrigin },
    function: program,
    database,
    mailbox,
    drain,
  };
}
