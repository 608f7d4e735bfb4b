import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { databaseAccess } from "../../supabase/functions/send-contact-email/database-address.ts";
import { migrationsFolder } from "./settings.ts";

/** Password of `contact_function` on this machine; in production it is set by hand. */
const FUNCTION_PASSWORD = "contact_function_local";

/** The roles and the default grants every Supabase project starts with: what `contact` must stay closed to. */
const SUPABASE_ROLES = `
  do $$
  declare v_role text;
  begin
    foreach v_role in array array['anon', 'authenticated', 'service_role'] loop
      if not exists (select from pg_roles where rolname = v_role) then
        execute format('create role %I nologin', v_role);
      end if;
    end loop;
  end;
  $$;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/**
 * Applies the migrations that are not yet recorded, each in one transaction with its record. The history has the
 * form of the Supabase CLI's, so that both see the same. Returns the names applied now.
 */
export async function migrate(sql: Sql): Promise<string[]> {
  await sql.unsafe(SUPABASE_ROLES);
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );
  `);
  const recorded = await sql<
    { version: string }[]
  >`select version from supabase_migrations.schema_migrations`;
  const done = new Set(recorded.map(({ version }) => version));
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith(".sql")).sort();
  const applied: string[] = [];
  for (const file of files) {
    const [, version = "", name = ""] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (done.has(version)) continue;
    const text = await readFile(path.join(migrationsFolder, file), "utf8");
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text);
      await transaction`
        insert into supabase_migrations.schema_migrations (version, statements, name)
        values (${version}, ${[text]}, ${name})`;
    });
    applied.push(file);
  }
  return applied;
}

/** The address under which the function reaches a database: as its own role, with this machine's password. */
function asFunction(adminUrl: string): string {
  const url = new URL(adminUrl);
  url.username = "contact_function";
  url.password = FUNCTION_PASSWORD;
  return url.href;
}

/**
 * The connection string of the function's role, or null while that role cannot log in yet.
 *
 * @param sql connection of an account that sees all roles
 * @throws Error when the role has a password of its own: this database serves somebody else
 */
async function functionLogin(sql: Sql, adminUrl: string): Promise<string | null> {
  const [role] = await sql`select 1 from pg_roles where rolname = 'contact_function' and rolcanlogin`;
  if (role === undefined) return null;
  const address = asFunction(adminUrl);
  const { url, ssl } = databaseAccess("The database to migrate", address);
  const login = postgres(url, { ssl, max: 1, onnotice: () => undefined });
  try {
    await login`select 1`;
    return address;
  } catch {
    throw new Error(
      "This database is not used: its role contact_function has a password of its own, so something else relies on it.",
    );
  } finally {
    await login.end({ timeout: 2 });
  }
}

/**
 * Applies the migrations and lets the function's role log in. Of a database that has this role with another password
 * nothing is touched.
 *
 * @param adminUrl connection string of an account that may alter roles; of a server elsewhere verified TLS is demanded
 * @returns the connection string the function uses
 */
export async function prepareDatabase(adminUrl: string): Promise<string> {
  const { url, ssl } = databaseAccess("The database to migrate", adminUrl);
  const sql = postgres(url, { ssl, max: 1, onnotice: () => undefined });
  try {
    const login = await functionLogin(sql, adminUrl);
    await migrate(sql);
    if (login !== null) return login;
    await sql.unsafe(`alter role contact_function with login password '${FUNCTION_PASSWORD}'`);
    return asFunction(adminUrl);
  } finally {
    await sql.end({ timeout: 2 });
  }
}
