import { isLoopback } from "../../supabase/functions/send-contact-email/database-address.ts";
import type { Database } from "./database.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The address of a PostgreSQL on this very machine, in one spelling. What `npm start` does to a database (migrations,
 * the password of a role, sending what waits in the outbox) must never reach one that others use.
 *
 * @throws Error when the address is malformed or names another machine; it does not repeat the password
 */
function requireLoopback(address: string): string {
  if (!URL.canParse(address)) throw new Error("LOCAL_DATABASE_URL is not an address: postgres://…");
  const url = new URL(address);
  if (/^postgres(ql)?:$/.test(url.protocol) && isLoopback(url.hostname)) return url.href;
  throw new Error(
    `LOCAL_DATABASE_URL names “${url.protocol}//${url.hostname}”: only a PostgreSQL on this machine is used ` +
      "(postgres:// with localhost, 127.0.0.1 or [::1]).",
  );
}

/**
 * The developer's own server, from LOCAL_DATABASE_URL; without it the embedded one is used. DATABASE_URL, which
 * shells and hosts set to databases of all kinds, is never used.
 *
 * @throws Error when it is not on this machine
 */
export function localDatabaseUrl(env: Environment, log: (line: string) => void): string | undefined {
  if (env.DATABASE_URL) {
    log("DATABASE_URL is ignored here; LOCAL_DATABASE_URL names a PostgreSQL of yours on this machine.");
  }
  return env.LOCAL_DATABASE_URL ? requireLoopback(env.LOCAL_DATABASE_URL) : undefined;
}

/**
 * A server on this machine that the stack does not run itself; it is used, never stopped.
 *
 * @throws Error when it is not on this machine
 */
export function localDatabase(address: string): Database {
  const refuse = (): Promise<never> =>
    Promise.reject(new Error("The database of LOCAL_DATABASE_URL is not the stack's to restart."));
  return { url: requireLoopback(address), folder: null, restart: refuse, stop: () => Promise.resolve() };
}
