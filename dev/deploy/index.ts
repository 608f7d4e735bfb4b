// `npm run deploy`: publishes the site and its function by the hosts' own commands (docs/deploy.md).
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import {
  ContentError,
  isReservedAddress,
  publishedUrl,
  readSiteConfig,
} from "../../src/content-model/check/site-config.ts";
import { askInTerminal, askNobody, UserError } from "../ask.ts";
import { readEnvFile } from "../prepare.mjs";
import { root } from "../root.ts";
import { functionPath } from "../stack/settings.ts";
import { type Command, read, run, textOf, type Values } from "./commands.ts";
import { hosts } from "./hosts.ts";
import { askForMail, problemOf } from "./mail-settings.ts";
import { type Answer, questions } from "./questions.ts";

type Supabase = (...args: string[]) => Command;

const randomSecret = (): string => randomBytes(32).toString("hex");

/** Links this folder to the project and reads what the project has. */
function readProject(supabase: Supabase, ref: string) {
  const state = <T>(...args: string[]) => read<T>(supabase(...args, "--output-format", "json"));
  run("Supabase projesine bağlanma", supabase("link", ref));
  const { secrets } = state<{ secrets: { name: string }[] }>("secrets", "list");
  const { keys } = state<{ keys: { type?: string; api_key?: string; inserted_at?: string | null }[] }>(
    ...["projects", "api-keys"],
  );
  const { currentConfig } = state<{ currentConfig: { database: boolean } }>(
    ...["ssl-enforcement", "get", "--experimental"],
  );
  const [newest] = keys
    .filter(({ type }) => type === "publishable")
    .sort((a, b) => (b.inserted_at ?? "").localeCompare(a.inserted_at ?? ""));
  if (!newest?.api_key)
    throw new UserError(
      "Projede yayımlanabilir anahtar yok. Panelde Settings → API Keys → “Create new API keys” deyin.",
    );
  return {
    key: newest.api_key,
    isSslEnforced: currentConfig.database,
    has: (...wanted: string[]) => wanted.every((name) => secrets.some((secret) => secret.name === name)),
  };
}

/** Address of the transaction pooler for the function's role, from what `supabase link` saved. */
function poolerUrl(ref: string, password: string): string {
  const file = path.join(root, "supabase", ".temp", "pooler-url");
  if (!existsSync(file))
    throw new UserError(
      "Supabase, veritabanının adresini vermedi: proje yeniyse birkaç dakika bekleyin, anahtarınız sınırlıysa " +
        "docs/deploy.md içindeki yetkileri verin.",
    );
  const url = new URL(readFileSync(file, "utf8").trim());
  return Object.assign(url, { username: `contact_function.${ref}`, password, port: "6543" }).href;
}

/** Origins of the site: with and without `www.`, and the host's own. */
function allowedOrigins(url: string, address: string | undefined): string {
  const { host } = new URL(url);
  const other = host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;
  return [url, `https://${other}`, ...(address ? [address] : [])].join(",");
}

/**
 * Asks, shows the steps, and runs the hosts' own commands one after the other. Can be run again at any time,
 * also where it was broken off: what is there stays.
 * @throws UserError with a message for the user
 */
async function deploy(answer: Answer, confirm: () => Promise<boolean>, isRotating: boolean): Promise<void> {
  const config = readSiteConfig();
  const site = { ...config, url: publishedUrl(config.url, process.env.SITE_URL) };
  if (isReservedAddress(site.url))
    throw new UserError(
      `content/site.yaml içindeki url örnek bir adres (${site.url}); kendi adresinizi yazın.`,
    );
  const token = { SUPABASE_ACCESS_TOKEN: await answer("SUPABASE_ACCESS_TOKEN") };
  const ref = await answer("SUPABASE_PROJECT_REF");
  const supabase: Supabase = (...args) => ({ tool: "supabase", args, env: () => token });
  const project = readProject(supabase, ref);
  const host = await hosts[await answer("SITE_HOST", "cloudflare")]?.(answer);
  let address = host?.findAddress();

  const origin = `https://${ref}.supabase.co`;
  const isNew = isRotating || !project.has("CONTACT_DATABASE_URL", "DRAIN_KEY");
  const [password, drainKey] = [randomSecret(), randomSecret()];
  const hasMail = project.has("MAIL_TO", "RESEND_API_KEY") || project.has("MAIL_TO", "SMTP_HOST");
  const settings: Values = {
    CONTACT_DATABASE_CA: readFileSync(path.join(root, "supabase", "certificate-authorities.pem"), "utf8"),
    ...(isNew && { CONTACT_DATABASE_URL: poolerUrl(ref, password), DRAIN_KEY: drainKey }),
    ...(!project.has("CLIENT_HASH_KEY") && { CLIENT_HASH_KEY: randomSecret() }),
    ...(!hasMail && (await askForMail(answer, site))),
  };
  const handOver = `select contact.hand_over('${password}', '${origin}${functionPath}/drain', '${drainKey}')`;

  // Tests name a database by its address.
  const remote = process.env.DEPLOY_DATABASE ? `--remote=${process.env.DEPLOY_DATABASE}` : "--remote";
  const build = {
    ...{ GATSBY_SUPABASE_URL: origin, GATSBY_SUPABASE_ANON_KEY: project.key },
    ...{ SITE_URL: site.url, SITE_TARGET: "" },
  };
  const steps: (readonly [title: string, command: Command | undefined, isNeeded?: boolean])[] = [
    // First: content that must not be published stops it before anything has changed.
    ["Site", { args: ["run", "build"], env: () => build }],
    ["Barındırıcıda yer açma", host?.create, address === undefined],
    ["Veritabanının yapısı", supabase("db", "push", remote, "--yes")],
    [
      "Mesaj servisinin veritabanı parolası ve zamanlayıcının anahtarı",
      { ...supabase("db", "query", remote, "--yes"), input: handOver },
      isNew,
    ],
    [
      "Mesaj servisinin ayarları",
      {
        ...supabase("secrets", "set", "--yes"),
        env: () => ({ ...token, ...settings, ALLOWED_ORIGINS: allowedOrigins(site.url, address) }),
      },
    ],
    // After all SQL, because it restarts the database.
    [
      "Veritabanı bağlantılarında şifreleme (veritabanı birkaç saniyeliğine yeniden başlar)",
      supabase("ssl-enforcement", "update", "--experimental", "--enable-db-ssl-enforcement", "--yes"),
      !project.isSslEnforced,
    ],
    ["Mesaj servisi", supabase("functions", "deploy", "send-contact-email", "--use-api", "--yes")],
    ["Yükleme", host?.upload],
  ];
  const needed = steps.flatMap(([title, command, isNeeded = true]) =>
    command && isNeeded ? [{ title, command }] : [],
  );

  run("Veritabanında yapılacaklar (deneme)", supabase("db", "push", remote, "--dry-run"));
  console.log("\nYapılacaklar:");
  for (const { title, command } of needed) console.log(`  ${title}: ${textOf(command)}`);
  if (!(await confirm())) return console.log("Hiçbir şey değiştirilmedi.");
  for (const { title, command } of needed) {
    run(title, command);
    if (command !== host?.create) continue;
    address = host.findAddress();
    if (!address) throw new UserError("Bu adla bir yer açılamadı; başkasının olabilir. Başka bir ad yazın.");
  }
  const next = `npm run check:live -- ${site.url} --send`;
  if (!address)
    return console.log(`\nSite public klasöründe hazır: docs/deploy.md, “Another host”; sonra: ${next}`);
  const hasWebhook = project.has("RESEND_WEBHOOK_SECRET") || settings.RESEND_WEBHOOK_SECRET !== undefined;
  const check = ["run", "check:live", "--", address, "--published", site.url, "--wait"];
  run("Dışarıdan denetim (üç dakika sürebilir)", { args: hasWebhook ? [...check, "--webhook"] : check });
  console.log(
    `\nYayında: ${address}\n${site.url} adresini oraya yönlendirin (docs/deploy.md, “Domain”); sonra: ${next}`,
  );
}

async function main(): Promise<void> {
  const flag = { type: "boolean" } as const;
  const { values } = parseArgs({ options: { yes: flag, "dry-run": flag, rotate: flag } });
  readEnvFile();
  console.log(
    "Bu komut siteyi ve mesaj servisini, barındırıcıların kendi komutlarıyla yayımlar. Önce yapılacakları gösterir ve onayınızı\n" +
      "ister. Yazdığınız anahtarlar ekranda görünmez ve bu bilgisayarda saklanmaz. Gerekenler: docs/deploy.md, “Accounts”.\n",
  );
  const ask = values.yes ? askNobody(process.env) : await askInTerminal(process.env);
  const answer: Answer = (name, initial) =>
    ask.answer({
      name,
      message: questions[name],
      initial,
      isSecret: /_(?:TOKEN|KEY|SECRET|PASSWORD)$/.test(name),
      check: (typed) => {
        if (name === "SITE_HOST") return typed in hosts ? undefined : Object.keys(hosts).join(", ");
        return typed ? problemOf(name, typed) : undefined;
      },
    });
  const confirm = async () => !values["dry-run"] && (await ask.confirm("Bunlar yapılsın mı?"));
  await deploy(answer, confirm, values.rotate ?? false);
}

main().catch((error: unknown) => {
  const isExpected = error instanceof UserError || error instanceof ContentError;
  console.error(isExpected ? `\n${error.message}` : error);
  process.exitCode = 1;
});
