import postgres, { type Sql } from "postgres";
import type { DatabaseAccess } from "./database-address.ts";
import { withTimeout } from "./with-timeout.ts";

/** Milliseconds after which a database that does not answer counts as down. */
export const ANSWER_LIMIT_MS = 8_000;

const SILENCE = new Error("the database did not answer in time");

/** Codes of a connection that was cut: by PostgreSQL as it ends, by the driver, by the network. */
const CUT = ["57P01", "CONNECTION_CLOSED", "CONNECTION_DESTROYED", "CONNECTION_ENDED", "ECONNRESET"];

/** How often a statement runs whose connection is cut. */
const TRIES = 4;

export interface Database {
  /**
   * Runs a statement that may run twice. Where the database falls silent, or cuts the connection, all connections are given
   * up for new ones: the driver has no time limit for a query, and gives the error of a cut connection to the next query on
   * it too (https://github.com/porsager/postgres/issues/1223). After a cut, the statement runs again on a new one.
   */
  run<Result>(statement: (sql: Sql) => PromiseLike<Result>): Promise<Result>;
  close(): Promise<void>;
}

const connect = ({ url, ssl }: DatabaseAccess, connections: number): Sql =>
  postgres(url, {
    ssl,
    max: connections,
    // The transaction pooler hands every transaction to another connection: no prepared statements.
    prepare: false,
    fetch_types: false,
    connect_timeout: 5,
    idle_timeout: 60,
    // A database that comes back is used at once, not after a growing pause.
    backoff: () => 0.2,
    onnotice: () => undefined,
    connection: { application_name: "send-contact-email" },
    types: { date: { to: 1082, from: [1082], serialize: String, parse: String } },
  });

export function openDatabase(access: DatabaseAccess, connections: number): Database {
  let pool = connect(access, connections);
  return {
    async run(statement) {
      const end = Date.now() + ANSWER_LIMIT_MS;
      for (let tries = 1; ; tries += 1) {
        const used = pool;
        try {
          return await withTimeout(statement(used), Math.max(end - Date.now(), 0), SILENCE);
        } catch (error) {
          const isCut = CUT.includes(Reflect.get(Object(error), "code"));
          if (!isCut && error !== SILENCE) throw error;
          if (pool === used) {
            pool = connect(access, connections);
            used.end({ timeout: 0 }).catch(() => undefined);
          }
          if (!isCut || tries === TRIES) throw error;
        }
      }
    },
    close: () => pool.end({ timeout: 5 }),
  };
}
