import { mkdir } from "node:fs/promises";
import path from "node:path";
import { root } from "../root.ts";
import { type Database, startDatabase } from "./database.ts";
import { type DenoPackage, type FunctionProcess, startFunction } from "./function-process.ts";
import { functionSettings } from "./function-settings.ts";
import { type Mailbox, startMailbox } from "./mailbox.ts";
import { prepareDatabase } from "./migrate.ts";
import { portsFrom, requireFree } from "./ports.ts";
import { drainKey, publishableKey } from "./settings.ts";
import { startSiteServer } from "./site-server.ts";

export interface StackOptions {
  /** Where data is kept; `.local` in the repository unless told. Two stacks never share one. */
  dataDir?: string;
  /** Port of the site; the four after it are the other parts'. Any free ones unless told. */
  port?: number;
  /** Say nothing; by default lines go to the console. */
  quiet?: boolean;
  /** Settings of the function beyond the usual ones, for instance `{ RATE_LIMITS: "1000,2000" }`. */
  functionEnv?: Record<string, string>;
  /** Further origins whose pages may call the function, for instance that of `gatsby develop`. */
  origins?: string[];
  /** Folder of the built site, or null to serve none; `public` in the repository unless told. */
  site?: string | null;
  /** Seconds between the scheduler's calls; 60 unless told, 0 for none. */
  schedulerSeconds?: number;
  /** Package of the Deno that runs the function; the current one unless told. */
  deno?: DenoPackage;
  /** Restart the function when its source changes. */
  watch?: boolean;
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
  function: FunctionProcess;
  database: Database;
  mailbox: Mailbox;
  /** Makes the scheduler's call now. */
  drain(): Promise<{ sent: number; failed: number }>;
  /** Ends every part. May be called more than once. */
  stop(): Promise<void>;
}

async function requestDrain(url: string): Promise<{ sent: number; failed: number }> {
  const response = await fetch(`${url}/drain`, { method: "POST", headers: { apikey: drainKey } });
  if (!response.ok) throw new Error(`the drain answered ${response.status}`);
  return (await response.json()) as { sent: number; failed: number };
}

/** The scheduler of this machine: what pg_cron does in production. Returns how to end it. */
function callRegularly(
  drain: () => Promise<unknown>,
  seconds: number,
  log: (line: string) => void,
): () => Promise<void> {
  if (seconds === 0) return async () => undefined;
  let isOver = false;
  const timer = setInterval(() => {
    drain().catch((error: Error) => {
      if (!isOver) log(`[scheduler] ${error.message}; trying again in ${seconds} s`);
    });
  }, seconds * 1_000);
  return async () => {
    isOver = true;
    clearInterval(timer);
  };
}

/**
 * Starts everything the forms need on this machine: PostgreSQL with the migrations applied, the function in
 * Deno, a mail catcher with its page, the scheduler's timer, and the built site in front of them. All of it ends
 * when this process exits.
 *
 * @throws Error saying what did not start; what had started is ended again
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  if (process.platform === "win32")
    throw new Error("The function and its database run on Linux and macOS; on Windows, use WSL.");
  /** How to end what has started, in the order of the starts. */
  const ends: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      for (const end of ends.reverse()) await end();
    })();
    return stopping;
  };
  try {
    return {
      ...(await startParts(options, ends)),
      keys: { publishable: publishableKey, drain: drainKey },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  options: StackOptions,
  ends: (() => Promise<void>)[],
): Promise<Omit<Stack, "keys" | "stop">> {
  const log = options.quiet ? () => undefined : (line: string) => console.log(line);
  const ports = portsFrom(options.port ?? 0);
  await requireFree(ports);
  const dataDir = path.resolve(options.dataDir ?? path.join(root, ".local"));
  await mkdir(dataDir, { recursive: true });

  const database = await startDatabase(dataDir, ports.database);
  ends.push(database.stop);
  const databaseUrl = await prepareDatabase(database.url);

  const mailbox = await startMailbox(path.join(dataDir, "mail"), ports["mail server"], ports.mailbox);
  ends.push(mailbox.stop);

  const siteFolder = options.site === undefined ? path.join(root, "public") : options.site;
  const site = siteFolder === null ? null : await startSiteServer(siteFolder, ports.site);
  if (site !== null) ends.push(site.stop);

  const sitePort = site?.port ?? ports.site;
  const origins = ["localhost", "127.0.0.1"].map((host) => `http://${host}:${sitePort}`);
  const settings = functionSettings(databaseUrl, mailbox.smtpPort, [...origins, ...(options.origins ?? [])]);
  const program = await startFunction({
    port: ports.function,
    env: { ...settings, ...options.functionEnv },
    dataDir,
    watch: options.watch ?? false,
    deno: options.deno,
    log,
  });
  ends.push(program.stop);
  site?.passCallsTo(program.origin);

  const drain = (): Promise<{ sent: number; failed: number }> => requestDrain(program.url);
  ends.push(callRegularly(drain, options.schedulerSeconds ?? 60, log));

  return {
    addresses: {
      site: site?.url ?? "",
      mailbox: mailbox.url,
      function: program.url,
      functionOrigin: program.origin,
    },
    function: program,
    database,
    mailbox,
    drain,
  };
}
