import postgres, { type Sql } from "postgres";
import { withTimeout } from "./time.ts";

/** A normalised PostgreSQL address and its TLS options. */
export interface DatabaseAccess {
  url: string;
  /** postgres.js `ssl` option: off on this machine, elsewhere TLS with certificate verification. */
  ssl: false | { rejectUnauthorized: true; host: string; servername?: string; ca?: string };
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const IP = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/** URL parameters that select TLS modes; not supported here. */
const TLS_OPTIONS = ["sslmode", "ssl", "sslrootcert", "sslnegotiation"];

/** Whether a host can only be this machine. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/** A PEM certificate, whose line breaks may be escaped. */
function certificateOf(text: string): string {
  const pem = text.replaceAll("\\n", "\n").trim();
  if (/^-----BEGIN CERTIFICATE-----\n[\s\S]+\n-----END CERTIFICATE-----$/.test(pem)) return pem;
  throw new Error("The database's certificate authority is not PEM (-----BEGIN CERTIFICATE----- …).");
}

/**
 * Parses a connection string. Remote hosts require TLS with a verified certificate.
 * @param name name of the setting for errors, which never contain the password
 * @param authority CA certificate in PEM; defaults to the system's
 * @throws Error if the address is malformed, names several hosts, or disables TLS
 */
export function databaseAccess(name: string, address: string, authority?: string): DatabaseAccess {
  if (!URL.canParse(address) || !/^postgres(ql)?:$/.test(new URL(address).protocol))
    throw new Error(`${name} is not an address of a PostgreSQL: postgresql://…`);
  const url = new URL(address);
  const { hostname } = url;
  if (hostname === "" || hostname.includes(",")) throw new Error(`${name} must name one host.`);
  const asked = TLS_OPTIONS.map((option) => url.searchParams.get(option));
  for (const option of TLS_OPTIONS) url.searchParams.delete(option);
  if (isLoopback(hostname)) return { url: url.href, ssl: false };
  if (asked.some((value) => value === "disable" || value === "false"))
    throw new Error(`${name} asks for a connection without TLS; to ${hostname} there is none.`);
  const host = hostname.replace(/^\[|\]$/g, "");
  return {
    url: url.href,
    ssl: {
      rejectUnauthorized: true,
      host,
      ...(IP.test(hostname) ? {} : { servername: host }),
      ...(authority === undefined ? {} : { ca: certificateOf(authority) }),
    },
  };
}

/** Milliseconds without an answer after which the database counts as down. */
export const ANSWER_LIMIT_MS = 8_000;

const TIMEOUT = new Error("the database did not answer in time");

/** Error codes of closed connections: PostgreSQL shutdown, driver, network. */
const CLOSED_CODES = ["57P01", "CONNECTION_CLOSED", "CONNECTION_DESTROYED", "CONNECTION_ENDED", "ECONNRESET"];

/** Maximum attempts of a statement. */
const MAX_ATTEMPTS = 4;

export interface Database {
  /**
   * Runs an idempotent statement. If the database stops responding or closes the connection, the pool is
   * replaced: postgres.js has no query timeout, and fails the next query on a closed connection too
   * (https://github.com/porsager/postgres/issues/1223). Retries after a closed connection.
   * @param end time by `performance.now()` until which all attempts must be answered
   */
  run<Result>(statement: (sql: Sql) => PromiseLike<Result>, end?: number): Promise<Result>;
  close(): Promise<void>;
}

const connect = ({ url, ssl }: DatabaseAccess, connections: number): Sql =>
  postgres(url, {
    ssl,
    max: connections,
    // No prepared statements: the transaction pooler switches connections.
    prepare: false,
    fetch_types: false,
    connect_timeout: 5,
    idle_timeout: 60,
    // No backoff: a recovered database is used at once.
    backoff: () => 0.2,
    onnotice: () => undefined,
    connection: { application_name: "send-contact-email" },
    types: { date: { to: 1082, from: [1082], serialize: String, parse: String } },
  });

export function openDatabase(access: DatabaseAccess, connections: number): Database {
  let pool = connect(access, connections);
  return {
    async run(statement, end = performance.now() + ANSWER_LIMIT_MS) {
      for (let attempt = 1; ; attempt += 1) {
        const used = pool;
        try {
          return await withTimeout(statement(used), Math.max(end - performance.now(), 0), TIMEOUT);
        } catch (error) {
          const isClosed = CLOSED_CODES.includes(Reflect.get(Object(error), "code"));
          if (!isClosed && error !== TIMEOUT) throw error;
          if (pool === used) {
            pool = connect(access, connections);
            used.end({ timeout: 0 }).catch(() => undefined);
          }
          if (!isClosed || attempt === MAX_ATTEMPTS) throw error;
        }
      }
    },
    close: () => pool.end({ timeout: 5 }),
  };
}
