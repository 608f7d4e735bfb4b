import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { migrationsFolder } from "./settings.ts";

/** Password of `contact_function` on this machine; in production `npm run deploy` makes one. */
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

/** A migration, as its file's name and text give it. */
export interface Migration {
  version: string;
  name: string;
  text: string;
}

/** The Supabase CLI's own record of the migrations, so that it and this project see the same history. */
export const MIGRATION_HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
`;

/** All migrations of the repository, oldest first. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, version = "", name = ""] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
      return { version, name, text: await readFile(path.join(migrationsFolder, file), "utf8") };
    }),
  );
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A migration with its record. PostgreSQL runs statements that are sent together in one transaction. */
export const migrationSql = ({ version, name, text }: Migration): string => `${text}
insert into supabase_migrations.schema_migrations (version, statements, name)
values (${literal(version)}, array[${literal(text)}], ${literal(name)});`;

/** Applies the migrations that are not yet recorded. */
async function migrate(sql: Sql): Promise<void> {
  await sql.unsafe(SUPABASE_ROLES);
  await sql.unsafe(MIGRATION_HISTORY);
  const recorded = await sql<
    { version: string }[]
  >`select version from supabase_migrations.schema_migrations`;
  const done = new Set(recorded.map(({ version }) => version));
  const migrations = await readMigrations();
  const unknown = [...done].filter(
    (version) => !migrations.some((migration) => migration.version === version),
  );
  if (unknown.length > 0)
    throw new Error(
      `The database comes from another checkout (migrations ${unknown.join(", ")}). Delete .local, with the messages in it.`,
    );
  for (const migration of migrations)
    if (!done.has(migration.version)) await sql.unsafe(migrationSql(migration));
}

/**
 * Applies the migrations and lets the function's role log in.
 *
 * @param adminUrl connection string of an account that may alter roles
 * @returns the connection string the function uses
 * @throws Error where the database comes from another checkout
 */
export async function prepareDatabase(adminUrl: string): Promise<string> {
  const sql = postgres(adminUrl, { max: 1, onnotice: () => undefined });
  try {
    await migrate(sql);
    await sql.unsafe(`alter role contact_function with login password '${FUNCTION_PASSWORD}'`);
  } finally {
    await sql.end({ timeout: 2 });
  }
  const url = new URL(adminUrl);
  url.username = "contact_function";
  url.password = FUNCTION_PASSWORD;
  return url.href;
}
