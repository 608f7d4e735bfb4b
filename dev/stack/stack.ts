import { mkdir } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import { readSiteConfig } from "../../content-tools/site-config.ts";
import { type Database, foreignDatabase, startDatabase } from "./database.ts";
import { type FunctionProcess, functionProcess } from "./function-process.ts";
import { endLeftovers } from "./leftovers.ts";
import { claimFolder } from "./lock.ts";
import { type Mailbox, startMailbox } from "./mailbox.ts";
import { functionDatabaseUrl, migrate } from "./migrate.ts";
import { freePort } from "./ports.ts";
import { defaultPorts, type Ports, publishableKey, randomPorts, root, secretKey } from "./settings.ts";
import { type SiteServer, startSiteServer } from "./site-server.ts";
import { startTick } from "./tick.ts";

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
  tickSeconds?: number;
  /** Restart the function when its source changes. */
  watch?: boolean;
  /** Connection string of a PostgreSQL to use instead of the embedded one. */
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
  keys: { publishable: string; secret: string };
  function: FunctionProcess;
  database: Database;
  mailbox: Mailbox;
  /** Makes the scheduler's call now. */
  drain(): Promise<{ sent: number; failed: number }>;
  /** Ends every part. May be called more than once. */
  stop(): Promise<void>;
}

async function choosePorts(wanted: StackOptions["ports"], say: (line: string) => void): Promise<Ports> {
  const preferred = wanted === "random" ? randomPorts : { ...defaultPorts, ...wanted };
  return {
    site: await freePort(preferred.site, "site", say),
    function: await freePort(preferred.function, "function", say),
    database: await freePort(preferred.database, "database", say),
    mailbox: await freePort(preferred.mailbox, "mailbox", say),
    smtp: await freePort(preferred.smtp, "mail server", say),
  };
}

async function prepareDatabase(database: Database): Promise<string> {
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  try {
    await migrate(sql);
    return await functionDatabaseUrl(sql, database.url);
  } finally {
    await sql.end({ timeout: 2 });
  }
}

function functionSettings(databaseUrl: string, smtpPort: number, origins: string[]): Record<string, string> {
  const { brand, email } = readSiteConfig();
  return {
    CONTACT_DATABASE_URL: databaseUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    ALLOWED_ORIGINS: origins.join(","),
    CLIENT_HASH_KEY: "local",
    MAIL_FROM: `${brand} Web <${email}>`,
    MAIL_TO: email,
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(smtpPort),
    SMTP_TLS: "none",
  };
}

async function requestDrain(url: string): Promise<{ sent: number; failed: number }> {
  const response = await fetch(`${url}/drain`, { method: "POST", headers: { apikey: secretKey } });
  if (!response.ok) throw new Error(`the drain answered ${response.status}`);
  return (await response.json()) as { sent: number; failed: number };
}

/**
 * Starts everything the forms need on this machine: PostgreSQL with the migrations applied, the function in
 * Deno, a mail catcher with its page, the scheduler's timer, and the built site in front of them.
 *
 * @throws Error saying what did not start; what had started is ended again
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const say = options.quiet ? () => undefined : (line: string) => console.log(line);
  const dataDir = path.resolve(options.dataDir ?? path.join(root, ".local"));
  await mkdir(dataDir, { recursive: true });
  const ends: (() => Promise<void>)[] = [await claimFolder(dataDir)];
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      for (const end of ends.reverse()) await end();
    })();
    return stopping;
  };

  try {
    await endLeftovers(dataDir);
    const ports = await choosePorts(options.ports, say);
    const database = options.databaseUrl
      ? foreignDatabase(options.databaseUrl)
      : await startDatabase(dataDir, ports.database);
    ends.push(database.stop);
    const [databaseUrl, mailbox] = await Promise.all([
      prepareDatabase(database),
      startMailbox(path.join(dataDir, "mail"), ports.smtp, ports.mailbox),
    ]);
    ends.push(mailbox.stop);

    const hosts = ["localhost", "127.0.0.1"].map((host) => `http://${host}:${ports.site}`);
    const program = functionProcess({
      port: ports.function,
      env: {
        ...functionSettings(databaseUrl, ports.smtp, [...hosts, ...(options.origins ?? [])]),
        ...options.functionEnv,
      },
      dataDir,
      watch: options.watch ?? false,
      say,
    });
    ends.push(program.stop);
    await program.start();

    const functionOrigin = `http://127.0.0.1:${ports.function}`;
    const siteFolder = options.site === undefined ? path.join(root, "public") : options.site;
    const site: SiteServer | null =
      siteFolder === null ? null : await startSiteServer(siteFolder, ports.site, functionOrigin);
    if (site !== null) ends.push(site.stop);

    const drain = (): Promise<{ sent: number; failed: number }> => requestDrain(program.url);
    ends.push(startTick(options.tickSeconds ?? 60, drain, database.url, say));

    return {
      addresses: { site: site?.url ?? "", mailbox: mailbox.url, function: program.url, functionOrigin },
      keys: { publishable: publishableKey, secret: secretKey },
      function: program,
      database,
      mailbox,
      drain,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
