import { mkdir } from "node:fs/promises";
import path from "node:path";
import { root } from "../root.ts";
import { type Database, startDatabase } from "./database.ts";
import { type DenoPackage, type FunctionProcess, startFunction } from "./function-process.ts";
import { type Mailbox, startMailbox } from "./mailbox.ts";
import { prepareDatabase } from "./migrate.ts";
import { portsFrom, requireFree } from "./ports.ts";
import { drainKey, functionSettings, publishableKey } from "./settings.ts";
import { startSiteServer } from "./site-server.ts";

export interface StackOptions {
  /** Data folder; by default `.local` in the repository. Two stacks never share one. */
  dataDir?: string;
  /** Port of the site, followed by four for the other parts; any free ones by default. */
  port?: number;
  quiet?: boolean;
  /** Additional settings of the function, for instance `{ RATE_LIMITS: "1000,2000" }`. */
  functionEnv?: Record<string, string>;
  /** Additional origins that may call the function, for instance that of `gatsby develop`. */
  origins?: string[];
  /** Folder of the built site, by default `public`; null serves none. */
  site?: string | null;
  /** Seconds between the scheduler's calls, 60 by default; 0 for none. */
  schedulerSeconds?: number;
  /** Package of Deno; the current one by default. */
  deno?: DenoPackage;
  /** Restarts the function on source changes. */
  watch?: boolean;
}

export interface Stack {
  addresses: {
    /** Origin of the built site, which forwards `/functions/v1/…` to the function; "" without a site. */
    site: string;
    mailbox: string;
    /** Full URL of the function. */
    function: string;
    /** Origin before `/functions/v1/…`, for a proxy. */
    functionOrigin: string;
  };
  keys: { publishable: string; drain: string };
  function: FunctionProcess;
  database: Database;
  mailbox: Mailbox;
  /** Calls the scheduler's endpoint now. */
  drain(): Promise<{ sent: number; failed: number }>;
  /** Stops all parts; can be called more than once, and waits for them the first time. */
  stop(): Promise<void>;
}

async function requestDrain(url: string): Promise<{ sent: number; failed: number }> {
  const response = await fetch(`${url}/drain`, { method: "POST", headers: { apikey: drainKey } });
  if (!response.ok) throw new Error(`the drain answered ${response.status}`);
  return (await response.json()) as { sent: number; failed: number };
}

/** Replaces pg_cron on this machine. Returns a function that stops it. */
function callRegularly(
  drain: () => Promise<unknown>,
  seconds: number,
  log: (line: string) => void,
): () => Promise<void> {
  if (seconds === 0) return async () => undefined;
  const timer = setInterval(() => {
    drain().catch((error: Error) => log(`[scheduler] ${error.message}; trying again in ${seconds} s`));
  }, seconds * 1_000);
  return async () => clearInterval(timer);
}

/**
 * Starts everything the forms need on this machine: PostgreSQL with the migrations, the function in Deno, a
 * mail catcher, the scheduler's timer, and the built site. All of it ends with this process.
 * @throws Error with the part that did not start; parts already started are stopped
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  if (process.platform === "win32")
    throw new Error("The function and its database run on Linux and macOS; on Windows, use WSL.");
  /** Stop functions, in the order of the starts. */
  const ends: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of ends.splice(0).reverse()) await end();
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

  const mailbox = await startMailbox(ports["mail server"], ports.mailbox);
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
