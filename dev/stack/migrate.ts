import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { migrationsFolder } from "./settings.ts";

/** Password of `contact_function` on this machine; `npm run deploy` generates one for production. */
const FUNCTION_PASSWORD = "contact_function_local";

/** Roles and default privileges of a new Supabase project, none of which may give access to `contact`. */
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

/** The Supabase CLI's table of migrations, as far as it is needed here. */
const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key);
`;

/** Applies a folder's migrations that are not in the history. */
async function migrate(sql: Sql, folder: string): Promise<void> {
  await sql.unsafe(SUPABASE_ROLES + HISTORY);
  const recorded = await sql<
    { version: string }[]
  >`select version from supabase_migrations.schema_migrations`;
  const done = recorded.map(({ version }) => version);
  const files = (await readdir(folder)).sort();
  const unknown = done.filter((version) => !files.some((file) => file.startsWith(`${version}_`)));
  if (unknown.length > 0)
    throw new Error(
      `The database comes from another checkout (migrations ${unknown.join(", ")}). Delete .local, with the messages in it.`,
    );
  for (const file of files) {
    const [version = ""] = file.split("_");
    if (done.includes(version)) continue;
    const text = await readFile(path.join(folder, file), "utf8");
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text);
      await transaction`insert into supabase_migrations.schema_migrations (version) values (${version})`;
    });
  }
}

/**
 * Applies the migrations and enables login for the function's role.
 * @param adminUrl connection string of an account that may alter roles
 * @param folder of the migrations; tests pass another
 * @returns the function's connection string
 * @throws Error if the database belongs to another checkout
 */
export async function prepareDatabase(adminUrl: string, folder = migrationsFolder): Promise<string> {
  const sql = postgres(adminUrl, { max: 1, onnotice: () => undefined });
  try {
    await migrate(sql, folder);
    await sql.unsafe(`alter role contact_function with login password '${FUNCTION_PASSWORD}'`);
  } finally {
    await sql.end({ timeout: 2 });
  }
  const url = new URL(adminUrl);
  url.username = "contact_function";
  url.password = FUNCTION_PASSWORD;
  return url.href;
}
