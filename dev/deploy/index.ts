// `npm run deploy`: publishes the site and its function by the hosts' own commands (docs/deploy.md).
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import {
  isReservedAddress,
  publishedUrl,
  readSiteConfig,
} from "../../src/content-model/check/site-config.ts";
import { askInTerminal, askNobody } from "../ask.ts";
import { readEnvFile, runCommand } from "../prepare.mjs";
import { root } from "../root.ts";
import { functionPath, retentionDays } from "../stack/settings.ts";
import { type Command, read, run, textOf } from "./commands.ts";
import { askForHost } from "./host.ts";
import { type Answer, answerBy, askForMail } from "./questions.ts";

const randomSecret = (): string => randomBytes(32).toString("hex");

/** Links this folder to the project and reads what the project has. */
function readProject(supabase: (...args: string[]) => Command, ref: string) {
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
    throw new Error(
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
    throw new Error(
      "Supabase veritabanının adresini vermedi: proje yeniyse birkaç dakika sonra yeniden deneyin.",
    );
  const url = new URL(readFileSync(file, "utf8").trim());
  return Object.assign(url, { username: `contact_function.${ref}`, password, port: "6543" }).href;
}

/**
 * Asks, shows the steps, and runs the hosts' own commands in turn. Can be run again at any time and resumes an interrupted
 * run: what exists is kept.
 * @throws Error with a message for the user
 */
async function deploy(answer: Answer, confirm: () => Promise<boolean>, isRotating: boolean): Promise<void> {
  const config = readSiteConfig();
  const site = { ...config, url: publishedUrl(config.url, process.env.SITE_URL) };
  if (isReservedAddress(site.url))
    throw new Error(`content/site.yaml içindeki url örnek bir adres (${site.url}); kendi adresinizi yazın.`);
  const token = { SUPABASE_ACCESS_TOKEN: await answer("SUPABASE_ACCESS_TOKEN") };
  const ref = await answer("SUPABASE_PROJECT_REF");
  const supabase = (...args: string[]): Command => ({ tool: "supabase", args, env: token });
  const { upload, address } = await askForHost(answer);
  const project = readProject(supabase, ref);

  const origin = `https://${ref}.supabase.co`;
  const isNew = isRotating || !project.has("CONTACT_DATABASE_URL", "DRAIN_KEY");
  const [password, drainKey] = [randomSecret(), randomSecret()];
  const hasMail = project.has("MAIL_TO", "RESEND_API_KEY") || project.has("MAIL_TO", "SMTP_HOST");
  const otherName = site.url.replace(
    /^(https?:\/\/)(www\.)?/,
    (_, scheme, www) => scheme + (www ? "" : "www."),
  );
  const settings: Record<string, string> = {
    ALLOWED_ORIGINS: [site.url, otherName, ...(address ? [address] : [])].join(","),
    RETENTION_DAYS: retentionDays(),
    CONTACT_DATABASE_CA: readFileSync(path.join(root, "supabase", "certificate-authorities.pem"), "utf8"),
    ...(isNew && { CONTACT_DATABASE_URL: poolerUrl(ref, password), DRAIN_KEY: drainKey }),
    ...(!project.has("CLIENT_HASH_KEY") && { CLIENT_HASH_KEY: randomSecret() }),
    ...(!hasMail && (await askForMail(answer, site))),
  };
  const handOver = `select contact.hand_over('${password}', '${origin}${functionPath}/drain', '${drainKey}')`;
  const hasWebhook = project.has("RESEND_WEBHOOK_SECRET") || settings.RESEND_WEBHOOK_SECRET;

  // Set by tests only.
  const remote = process.env.DEPLOY_DATABASE ? `--remote=${process.env.DEPLOY_DATABASE}` : "--remote";
  const build = { GATSBY_SUPABASE_URL: origin, GATSBY_SUPABASE_ANON_KEY: project.key, SITE_TARGET: "" };
  const check = ["run", "check:live", "--", address ?? "", "--published", site.url, "--wait"];
  const steps: [title: string, command: Command | undefined | false][] = [
    // First, so that content that must not be published fails before anything has changed.
    ["Site", { args: ["run", "build"], env: { ...build, SITE_URL: site.url } }],
    ["Veritabanının yapısı", supabase("db", "push", remote, "--yes")],
    [
      "Mesaj servisinin veritabanı parolası ve zamanlayıcının anahtarı",
      isNew && { ...supabase("db", "query", remote, "--yes"), input: handOver },
    ],
    ["Mesaj servisinin ayarları", { ...supabase("secrets", "set", "--yes"), env: { ...token, ...settings } }],
    // After all SQL, because it restarts the database.
    [
      "Veritabanı bağlantılarında şifreleme (veritabanı birkaç saniyeliğine yeniden başlar)",
      !project.isSslEnforced &&
        supabase("ssl-enforcement", "update", "--experimental", "--enable-db-ssl-enforcement", "--yes"),
    ],
    ["Mesaj servisi", supabase("functions", "deploy", "send-contact-email", "--use-api", "--yes")],
    ["Yükleme", upload],
    [
      "Dışarıdan denetim (üç dakika sürebilir)",
      upload && { args: hasWebhook ? [...check, "--webhook"] : check },
    ],
  ];
  const needed = steps.flatMap(([title, command]) => (command ? [{ title, command }] : []));

  run("Veritabanında yapılacaklar (deneme)", supabase("db", "push", remote, "--dry-run"));
  console.log("\nYapılacaklar:");
  for (const { title, command } of needed) console.log(`  ${title}: ${textOf(command)}`);
  if (!(await confirm())) return console.log("Hiçbir şey değiştirilmedi.");
  for (const { title, command } of needed) run(title, command);
  console.log(
    `\n${address ? `Yayında: ${address}` : "Site public klasöründe hazır."} Sırada docs/deploy.md, “Domain”; sonra:\n` +
      `npm run check:live -- ${site.url} --send`,
  );
}

async function main(): Promise<void> {
  const flag = { type: "boolean" } as const;
  const { values } = parseArgs({ options: { yes: flag, rotate: flag } });
  readEnvFile();
  console.log(
    "Bu komut siteyi ve mesaj servisini, barındırıcıların kendi komutlarıyla yayımlar. Önce yapılacakları gösterir ve onayınızı\n" +
      "ister. Yazdığınız anahtarlar ekranda görünmez ve bu bilgisayarda saklanmaz. Gerekenler: docs/deploy.md, “Accounts”.\n",
  );
  const ask = values.yes ? askNobody(process.env) : await askInTerminal(process.env);
  await deploy(answerBy(ask), () => ask.confirm("Bunlar yapılsın mı?"), values.rotate ?? false);
}

void runCommand(main);
