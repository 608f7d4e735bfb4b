import { readFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../../src/content-model/check/site-config.ts";
import { root } from "../root.ts";
import { functionPath } from "../stack/settings.ts";
import { type Command, read, run, textOf, type Values } from "./commands.ts";
import { type Answer, askForHost } from "./hosts.ts";
import { allowedOrigins, askForMail, poolerUrl, randomSecret, sha256 } from "./settings.ts";
import { DeployError, strings } from "./strings.ts";

interface Options {
  answer: Answer;
  /** Asks before anything is changed. */
  isConfirmed(): Promise<boolean>;
  site: Pick<SiteConfig, "brand" | "email" | "url">;
  isRotating: boolean;
}

interface Step {
  title: string;
  advice: string;
  command: Command;
}

type Supabase = (...args: string[]) => Command;

const { steps: titles, advice } = strings;

/** Links this folder to the project and reads what the project has. */
function readProject(supabase: Supabase, ref: string) {
  const state = <T>(...args: string[]) =>
    read<T>(supabase(...args, "--output-format", "json"), advice.supabase);
  run(titles.link, supabase("link", ref), advice.supabase);
  const { secrets } = state<{ secrets: { name: string; value: string }[] }>("secrets", "list");
  const { keys } = state<{ keys: { type?: string; api_key?: string; inserted_at?: string | null }[] }>(
    "projects",
    "api-keys",
  );
  const { currentConfig } = state<{ currentConfig: { database: boolean } }>(
    ...["ssl-enforcement", "get", "--experimental"],
  );
  const [newest] = keys
    .filter(({ type }) => type === "publishable")
    .sort((a, b) => (b.inserted_at ?? "").localeCompare(a.inserted_at ?? ""));
  if (!newest?.api_key) throw new DeployError(strings.noKey);
  const stored = new Map(secrets.map(({ name, value }) => [name, value]));
  return {
    key: newest.api_key,
    isSslEnforced: currentConfig.database,
    has: (...names: string[]) => names.every((name) => stored.has(name)),
    /** Settings that the function does not have yet; the platform tells their SHA-256 digests. */
    differing: (settings: Values): Values =>
      Object.fromEntries(
        Object.entries(settings).filter(([name, value]) => stored.get(name) !== sha256(value)),
      ),
  };
}

/**
 * Asks, shows the steps, and runs the hosts' own commands one after the other. Can be run again at any time,
 * also where it was broken off: what is there stays.
 * @throws DeployError with a message for the user
 */
export async function deploy({ answer, isConfirmed, site, isRotating }: Options): Promise<void> {
  const token = { SUPABASE_ACCESS_TOKEN: await answer("SUPABASE_ACCESS_TOKEN") };
  const ref = await answer("SUPABASE_PROJECT_REF");
  const supabase: Supabase = (...args) => ({ tool: "supabase", args, env: () => token });
  const project = readProject(supabase, ref);
  const host = await askForHost(answer);
  let address = host?.findAddress();

  const origin = `https://${ref}.supabase.co`;
  const isNew = isRotating || !project.has("CONTACT_DATABASE_URL", "DRAIN_KEY");
  const [password, drainKey] = [randomSecret(), randomSecret()];
  const hasMail = project.has("MAIL_TO", "RESEND_API_KEY") || project.has("MAIL_TO", "SMTP_HOST");
  const settings: Values = {
    CONTACT_DATABASE_CA: readFileSync(path.join(root, "supabase", "certificate-authorities.pem"), "utf8"),
    ...(isNew ? { CONTACT_DATABASE_URL: poolerUrl(ref, password), DRAIN_KEY: drainKey } : {}),
    ...(project.has("CLIENT_HASH_KEY") ? {} : { CLIENT_HASH_KEY: randomSecret() }),
    ...(hasMail ? {} : await askForMail(answer, site)),
  };
  const changed = () =>
    project.differing({ ...settings, ALLOWED_ORIGINS: allowedOrigins(site.url, address) });

  // Tests name a database by its address.
  const remote = process.env.DEPLOY_DATABASE ? `--remote=${process.env.DEPLOY_DATABASE}` : "--remote";
  const build = { GATSBY_SUPABASE_URL: origin, GATSBY_SUPABASE_ANON_KEY: project.key, SITE_URL: site.url };
  const handOver = `select contact.hand_over('${password}', '${origin}${functionPath}/drain', '${drainKey}')`;
  const isPlaceNew = host !== undefined && address === undefined;
  const hasChanged = isPlaceNew || Object.keys(changed()).length > 0;
  const step = (title: string, advice: string, command: Command | undefined, isNeeded = true): Step[] =>
    command && isNeeded ? [{ title, advice, command }] : [];
  // Builds first: content that must not be published stops it before anything has changed. TLS is enforced
  // after all SQL, because that restarts the database.
  const steps = [
    ...step(titles.build, advice.build, {
      args: ["run", "build"],
      env: () => ({ ...build, SITE_TARGET: "" }),
    }),
    ...step(titles.place, advice.host, host?.create, isPlaceNew),
    ...step(titles.database, advice.supabase, supabase("db", "push", remote, "--yes")),
    ...step(
      titles.handOver,
      advice.supabase,
      { ...supabase("db", "query", remote, "--yes"), input: handOver },
      isNew,
    ),
    ...step(
      titles.secrets,
      advice.supabase,
      { ...supabase("secrets", "set", "--yes"), env: () => ({ ...token, ...changed() }) },
      hasChanged,
    ),
    ...step(
      titles.ssl,
      advice.supabase,
      supabase("ssl-enforcement", "update", "--experimental", "--enable-db-ssl-enforcement", "--yes"),
      !project.isSslEnforced,
    ),
    ...step(
      titles.function,
      advice.supabase,
      supabase("functions", "deploy", "send-contact-email", "--use-api", "--yes"),
    ),
    ...step(titles.upload, advice.host, host?.upload),
  ];

  run(titles.preview, supabase("db", "push", remote, "--dry-run"), advice.supabase);
  console.log(strings.plan);
  for (const { title, command } of steps) console.log(`  ${title}: ${textOf(command)}`);
  if (!(await isConfirmed())) return console.log(strings.cancelled);
  for (const { title, advice, command } of steps) {
    run(title, command, advice);
    if (command !== host?.create) continue;
    address = host.findAddress();
    if (address === undefined) throw new DeployError(strings.nameTaken(host.place));
  }
  if (address === undefined) return console.log(strings.folderReady(site.url));
  const hasWebhook = project.has("RESEND_WEBHOOK_SECRET") || settings.RESEND_WEBHOOK_SECRET !== undefined;
  const check = ["run", "check:live", "--", address, "--published", site.url, "--wait"];
  if (hasWebhook) check.push("--webhook");
  run(titles.check, { args: check }, advice.check);
  console.log(strings.finished(address, site.url));
}
