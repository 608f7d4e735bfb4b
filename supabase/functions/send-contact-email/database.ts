import postgres, { type Sql } from "postgres";
import { withTimeout } from "./http.ts";
import type { DatabaseAccess } from "./settings.ts";

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

/**
 * One statement at a time on a connection: a transaction pooler gives the connection to somebody else after the
 * first answer, and the others never arrive (https://github.com/porsager/postgres/issues/970). The driver's types
 * do not know the option.
 */
const NO_PIPELINE = { max_pipeline: 0 };

const connect = ({ url, ssl }: DatabaseAccess, connections: number): Sql =>
  postgres(url, {
    ssl,
    max: connections,
    // No prepared statements: the transaction pooler switches connections.
    prepare: false,
    ...NO_PIPELINE,
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
