import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import postgres, { type Sql } from "postgres";
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

/**
 * Applies the migrations and lets the function's role log in.
 *
 * @param adminUrl connection string of an account that may alter roles
 * @returns the connection string the function uses
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
