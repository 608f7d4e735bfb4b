import { readFileSync } from "node:fs";
import {
  type DatabaseAccess,
  databaseAccess,
} from "../../supabase/functions/send-contact-email/database-address.ts";

export interface Target extends DatabaseAccess {
  /** What is printed before anything is done: host and database, without user and password. */
  description: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Which database is meant: the one of `--database`, or of MESSAGES_DATABASE_URL. DATABASE_URL, which shells and hosts set
 * to databases of all kinds, is never used.
 *
 * @param authorityFile certificate authority of the server in PEM, where it is not one of the system's
 * @throws Error when no database is named, its address is malformed, or the connection would not be protected
 */
export function readTarget(
  option: string | undefined,
  authorityFile: string | undefined,
  env: Environment,
): Target {
  const [name, address] =
    option === undefined ? ["MESSAGES_DATABASE_URL", env.MESSAGES_DATABASE_URL] : ["--database", option];
  if (!address) {
    throw new Error(
      "Say which database: --database postgresql://…, or MESSAGES_DATABASE_URL." +
        (env.DATABASE_URL ? " DATABASE_URL is not used." : ""),
    );
  }
  const authority = authorityFile === undefined ? undefined : readFileSync(authorityFile, "utf8");
  const access = databaseAccess(name, address, authority);
  const { host, pathname } = new URL(access.url);
  const protection = access.ssl === false ? "this machine" : "TLS, verified";
  return { ...access, description: `${host}${pathname} (${protection})` };
}
