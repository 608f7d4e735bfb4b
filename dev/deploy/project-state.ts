import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type Migration, readMigrations } from "../stack/migrate.ts";
import { functionFolder, functionPath } from "../stack/settings.ts";
import { baseName, type ManagementApi, type SourceFile } from "./management-api.ts";
import { strings } from "./strings.ts";

export const FUNCTION_SLUG = path.basename(functionFolder);

/** Secrets with which the database calls the function (`contact.request_drain`). */
export const SCHEDULER_SECRETS = { url: "contact_drain_url", key: "contact_drain_key" } as const;

/** State of a project before any change. Secrets are SHA-256 digests. */
export interface ProjectState {
  isSslEnforced: boolean;
  /** Pending migrations. */
  pending: readonly Migration[];
  /** Whether the function's role may log in. */
  hasRole: boolean;
  secrets: ReadonlyMap<string, string>;
  /** Digests of the scheduler's secrets by name. */
  vault: ReadonlyMap<string, string>;
  /** Files of the published function that differ; undefined if not published. */
  changedFiles: readonly string[] | undefined;
  /** Problems reported by the published function; undefined if it does not respond. */
  problems: readonly string[] | undefined;
}

/** Source files of the function. */
export async function functionSources(): Promise<SourceFile[]> {
  const names = (await readdir(functionFolder)).filter((name) => /\.(?:ts|json)$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => ({
      path: `supabase/functions/${FUNCTION_SLUG}/${name}`,
      text: await readFile(path.join(functionFolder, name), "utf8"),
    })),
  );
}

/**
 * Health check of the function; undefined if it does not respond.
 * @param origin of the project
 */
export async function functionProblems(origin: string): Promise<string[] | undefined> {
  try {
    const response = await fetch(`${origin}${functionPath}/health`, { signal: AbortSignal.timeout(30_000) });
    const { problems = [] } = (await response.json()) as { problems?: string[] };
    return response.status === 200 || problems.length > 0 ? problems : undefined;
  } catch {
    return undefined;
  }
}

interface DatabaseRow {
  has_role: boolean;
  has_history: boolean;
  has_vault: boolean;
}

async function databaseState(api: ManagementApi) {
  const [row] = await api.query<DatabaseRow>(
    strings.reads.migrations,
    `select exists (select from pg_roles where rolname = 'contact_function' and rolcanlogin) as has_role,
            to_regclass('supabase_migrations.schema_migrations') is not null as has_history,
            to_regclass('vault.decrypted_secrets') is not null as has_vault`,
  );
  const recorded = row?.has_history
    ? await api.query<{ version: string }>(
        strings.reads.migrations,
        "select version from supabase_migrations.schema_migrations",
      )
    : [];
  const vault = row?.has_vault ? await vaultDigests(api) : [];
  const done = new Set(recorded.map(({ version }) => version));
  return {
    hasRole: row?.has_role ?? false,
    pending: (await readMigrations()).filter(({ version }) => !done.has(version)),
    vault: new Map(vault.map(({ name, digest }) => [name, digest])),
  };
}

/** Digests are computed in the database, so that the scheduler's key does not leave it. */
const vaultDigests = (api: ManagementApi) =>
  api.query<{ name: string; digest: string }>(
    strings.reads.migrations,
    `select name, encode(sha256(convert_to(decrypted_secret, 'UTF8')), 'hex') as digest
     from vault.decrypted_secrets
     where name in ('${Object.values(SCHEDULER_SECRETS).join("', '")}')`,
  );

/**
 * Reads the state without changing anything.
 * @param origin of the project's functions
 */
export async function readProject(api: ManagementApi, origin: string): Promise<ProjectState> {
  const [database, isSslEnforced, secrets, published, problems, sources] = await Promise.all([
    databaseState(api),
    api.isSslEnforced(),
    api.secretDigests(),
    api.publishedFiles(FUNCTION_SLUG),
    functionProblems(origin),
    functionSources(),
  ]);
  const names = new Set([...sources.map((file) => baseName(file.path)), ...(published?.keys() ?? [])]);
  const textOf = new Map(sources.map((file) => [baseName(file.path), file.text]));
  return {
    ...database,
    isSslEnforced,
    secrets,
    changedFiles: published && [...names].filter((name) => published.get(name) !== textOf.get(name)),
    problems,
  };
}
