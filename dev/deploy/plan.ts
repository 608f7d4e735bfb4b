import { readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../root.ts";
import { MIGRATION_HISTORY, migrationSql } from "../stack/migrate.ts";
import { functionPath } from "../stack/settings.ts";
import { randomSecret, type Secrets, scramVerifier, sha256 } from "./function-secrets.ts";
import type { ManagementApi } from "./management-api.ts";
import {
  FUNCTION_SLUG,
  functionProblems,
  functionSources,
  type ProjectState,
  SCHEDULER_SECRETS,
} from "./project-state.ts";
import { DeployError, strings } from "./strings.ts";

/** A step of the deployment. */
export interface Step {
  title: string;
  /** The change it would make; undefined if nothing. */
  change: string | undefined;
  run(): Promise<void>;
}

export interface Deployment {
  api: ManagementApi;
  ref: string;
  /** Origin of the project's functions. */
  origin: string;
  state: ProjectState;
  /** Settings of the function, besides generated ones; asked for when needed. */
  wanted(): Secrets;
  /** Whether to regenerate passwords. */
  isRotating: boolean;
  /** Names of secrets to delete. */
  obsolete: readonly string[];
}

/** Polling timeout and interval. */
export interface Patience {
  limitMs: number;
  pauseMs: number;
}

/** Generated once and never rotated: senders are counted under it. */
const HASH_KEY = "CLIENT_HASH_KEY";
const DATABASE_SECRETS = ["CONTACT_DATABASE_URL", "CONTACT_DATABASE_CA"];

/** Supabase's certificate authorities, by which the function verifies its database. */
const certificateAuthorities = async (): Promise<string> => {
  const pem = await readFile(path.join(root, "supabase", "certificate-authorities.pem"), "utf8");
  return pem.replace(/\r\n/g, "\n").trim().replaceAll("\n", "\\n");
};

/** Polls a condition at least once. @returns whether it was met in time */
export async function waitFor(
  isTrue: () => Promise<boolean>,
  { pauseMs, limitMs }: Patience,
): Promise<boolean> {
  for (const end = Date.now() + limitMs; ; ) {
    if (await isTrue()) return true;
    if (Date.now() + pauseMs > end) return false;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function sslStep({ api, state }: Deployment): Step {
  return {
    title: strings.steps.ssl,
    change: state.isSslEnforced ? undefined : strings.changes.ssl,
    run: () => api.enforceSsl(),
  };
}

function migrationsStep({ api, state: { pending } }: Deployment): Step {
  const title = strings.steps.migrations;
  return {
    title,
    change: pending.length === 0 ? undefined : strings.changes.migrations(pending.map(({ name }) => name)),
    async run() {
      await api.query(title, MIGRATION_HISTORY);
      for (const migration of pending)
        await api.query(`${title}, ${migration.name}`, migrationSql(migration));
    },
  };
}

/** The function's role: a generated password, and the pooler's URL with it. */
function roleStep({ api, ref, state, isRotating }: Deployment): Step {
  const isComplete = state.hasRole && DATABASE_SECRETS.every((name) => state.secrets.has(name));
  const isShutOut = isComplete && state.problems?.includes("database_unreachable");
  const { role, roleAgain } = strings.changes;
  return {
    title: strings.steps.role,
    change: isShutOut ? roleAgain : isComplete && !isRotating ? undefined : role,
    async run() {
      const password = randomSecret();
      const pooler = await api.pooler();
      await api.query(
        strings.steps.role,
        `alter role contact_function with login password '${scramVerifier(password)}'`,
      );
      await api.setSecrets({
        CONTACT_DATABASE_URL: `postgresql://contact_function.${ref}:${password}@${pooler}`,
        CONTACT_DATABASE_CA: await certificateAuthorities(),
      });
    },
  };
}

/** Missing or different secrets. */
function secretsStep({ api, state: { secrets }, wanted, obsolete }: Deployment): Step {
  const differing = () =>
    Object.entries(wanted()).filter(([name, value]) => secrets.get(name) !== sha256(value));
  const missing = [HASH_KEY].filter((name) => !secrets.has(name));
  const names = differing().map(([name]) => name);
  const added = [...names.filter((name) => !secrets.has(name)), ...missing];
  const changed = names.filter((name) => secrets.has(name));
  return {
    title: strings.steps.secrets,
    change: strings.changes.secrets(added, changed, obsolete) || undefined,
    async run() {
      const made = Object.fromEntries(missing.map((name) => [name, randomSecret()]));
      // Deletes the other transport's secrets first: with both, the function does not start.
      if (obsolete.length > 0) await api.removeSecrets(obsolete);
      await api.setSecrets({ ...Object.fromEntries(differing()), ...made });
    },
  };
}

function functionStep(deployment: Deployment): Step {
  const { api, state } = deployment;
  const { functionNew, functionChanged } = strings.changes;
  const files = state.changedFiles;
  return {
    title: strings.steps.function,
    change: files === undefined ? functionNew : files.length > 0 ? functionChanged(files) : undefined,
    run: async () => api.deployFunction(FUNCTION_SLUG, await functionSources()),
  };
}

/** The scheduler's jobs, URL and key, shared by database and function. */
function schedulerStep(deployment: Deployment): Step {
  const { api, origin, state, isRotating } = deployment;
  const url = `${origin}${functionPath}/drain`;
  const { secrets, vault } = state;
  const isRight =
    vault.get(SCHEDULER_SECRETS.url) === sha256(url) &&
    !state.problems?.includes("no_drain") &&
    secrets.has("DRAIN_KEY") &&
    vault.get(SCHEDULER_SECRETS.key) === secrets.get("DRAIN_KEY");
  const title = strings.steps.scheduler;
  const store = (name: string, value: string) =>
    api.query(
      title,
      vault.has(name)
        ? "select vault.update_secret((select id from vault.secrets where name = $2), $1)"
        : "select vault.create_secret($1, $2)",
      [value, name],
    );
  return {
    title,
    change: isRight && !isRotating ? undefined : strings.changes.scheduler,
    async run() {
      const key = randomSecret();
      await store(SCHEDULER_SECRETS.url, url);
      await store(SCHEDULER_SECRETS.key, key);
      await api.setSecrets({ DRAIN_KEY: key });
      await api.query(title, "select contact.schedule() where to_regclass('cron.job') is not null");
    },
  };
}

/**
 * All steps for the project, in order of dependency. TLS enforcement follows the SQL statements, because it
 * restarts the database; the function is last, because it needs all settings.
 */
export const projectSteps = (deployment: Deployment): Step[] =>
  [migrationsStep, roleStep, secretsStep, schedulerStep, sslStep, functionStep].map((step) =>
    step(deployment),
  );

/**
 * Waits until the function reaches its database and the scheduler reaches the function.
 * @throws DeployError
 */
export async function waitUntilHealthy({ origin }: Deployment, patience: Patience): Promise<void> {
  let problems: string[] | undefined;
  const isHealthy = async () => {
    problems = await functionProblems(origin);
    return (
      problems !== undefined && !problems.includes("database_unreachable") && !problems.includes("no_drain")
    );
  };
  if (await waitFor(isHealthy, patience)) return;
  throw new DeployError(problems?.includes("no_drain") ? strings.schedulerSilent : strings.databaseSilent);
}
