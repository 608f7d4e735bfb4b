import { parseArgs } from "node:util";
import postgres, { type Sql } from "postgres";
import { discard, erase, list, release, retry, show } from "./actions.ts";
import { readTarget } from "./target.ts";

const usage = `npm run messages -- COMMAND --database postgresql://… [options]

Looks after stored messages in the database that is named, and in no other.

  list              what is held: in quarantine, or undeliverable
  show ID           one message and its mail
  release ID        let a held or discarded message out
  discard ID        take a held message out of the way
  retry [ID]        fresh tries for undeliverable mails: one, or all
  erase             everything of one person: --email ADDRESS, --phone NUMBER; --yes does it

  --database URL    of an account that may do so (postgres); or set MESSAGES_DATABASE_URL, which other users of this
                    machine cannot see in the list of processes
  --ca FILE         certificate authority of that server, in PEM (Supabase: Database → SSL configuration)

A database that is not on this machine is reached by verified TLS, or not at all.`;

interface Options {
  id: string | undefined;
  email: string | null;
  phone: string | null;
  yes: boolean;
}

const commands: Record<string, (sql: Sql, options: Options) => Promise<string>> = {
  list,
  show: (sql, { id }) => show(sql, id),
  release: (sql, { id }) => release(sql, id),
  discard: (sql, { id }) => discard(sql, id),
  retry: (sql, { id }) => retry(sql, id),
  erase: (sql, options) => erase(sql, options, options.yes),
};

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      database: { type: "string" },
      ca: { type: "string" },
      email: { type: "string" },
      phone: { type: "string" },
      yes: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const [command = "", id, ...more] = positionals;
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (values.help || run === undefined || more.length > 0) return undefined;
  const options: Options = { id, email: values.email ?? null, phone: values.phone ?? null, yes: values.yes };
  return { run, options, database: values.database, ca: values.ca };
}

async function main(): Promise<void> {
  const given = readArguments(process.argv.slice(2));
  if (given === undefined) {
    console.log(usage);
    process.exitCode = 2;
    return;
  }
  const target = readTarget(given.database, given.ca, process.env);
  console.log(`Database ${target.description}\n`);
  const sql = postgres(target.url, { ssl: target.ssl, max: 1, prepare: false, onnotice: () => undefined });
  try {
    console.log(await given.run(sql, given.options));
  } finally {
    await sql.end({ timeout: 2 });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message || String(Reflect.get(error, "code")) : error);
  process.exitCode = 1;
});
