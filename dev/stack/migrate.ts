import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { migrationsFolder } from "./settings.ts";

/** Password of `contact_function` on this machine; `npm run deploy` generates one for production. */
const FUNCTION_PASSWORD = "contact_function_local";

/** Roles and default privileges of a new Supabase project, against which `contact` must be closed. */
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

/** Name and text of a migration file. */
export interface Migration {
  version: string;
  name: string;
  text: string;
}

/** The Supabase CLI's table of migrations, so that both tools share a history. */
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

/** A migration with its history entry; PostgreSQL runs statements sent together in one transaction. */
export const migrationSql = ({ version, name, text }: Migration): string => `${text}
insert into supabase_migrations.schema_migrations (version, statements, name)
values (${literal(version)}, array[${literal(text)}], ${literal(name)});`;

/** Applies migrations that are not in the history. */
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
 * Applies the migrations and enables login for the function's role.
 * @param adminUrl connection string of an account that may alter roles
 * @returns the function's connection string
 * @throws Error if the database belongs to another checkout
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
