import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../../src/content-model/check/site-config.ts";
import { readSettings } from "../../supabase/functions/send-contact-email/settings.ts";
import { root } from "../root.ts";
import type { Values } from "./commands.ts";
import type { Answer } from "./hosts.ts";
import { DeployError, strings } from "./strings.ts";

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

export const randomSecret = (): string => randomBytes(32).toString("hex");

/** Origins of the site: with and without `www.`, and the host's own. */
export function allowedOrigins(url: string, address: string | undefined): string {
  const { host } = new URL(url);
  const other = host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;
  return [url, `https://${other}`, ...(address ? [address] : [])].join(",");
}

/**
 * Address of the transaction pooler for the function's role, from what `supabase link` saved.
 * @throws DeployError if Supabase did not name it
 */
export function poolerUrl(ref: string, password: string): string {
  const file = path.join(root, "supabase", ".temp", "pooler-url");
  if (!existsSync(file)) throw new DeployError(strings.noPooler);
  const url = new URL(readFileSync(file, "utf8").trim());
  return Object.assign(url, { username: `contact_function.${ref}`, password, port: "6543" }).href;
}

/** Valid settings, of which a question replaces one. */
const sample = {
  ALLOWED_ORIGINS: "https://www.example.com",
  CLIENT_HASH_KEY: "x".repeat(32),
  CONTACT_DATABASE_URL: "postgresql://localhost/postgres",
  DRAIN_KEY: "x".repeat(32),
  MAIL_FROM: "web@example.com",
  MAIL_TO: "web@example.com",
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"x"}',
};

/** The function's own error about a setting; undefined if it starts with it. */
export function problemOf(name: string, value: string): string | undefined {
  const transport = name.startsWith("SMTP_")
    ? { SMTP_HOST: "mail.example.com", SMTP_USER: "x", SMTP_PASSWORD: "x" }
    : { RESEND_API_KEY: "x" };
  try {
    readSettings({ ...sample, ...transport, [name]: value });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Asks for the mail settings: a key of Resend, or else an own mail server. */
export async function askForMail(
  answer: Answer,
  { brand, email, url }: Pick<SiteConfig, "brand" | "email" | "url">,
): Promise<Values> {
  const mail: Values = { RESEND_API_KEY: await answer("RESEND_API_KEY", "") };
  const isResend = mail.RESEND_API_KEY !== "";
  if (isResend) mail.RESEND_WEBHOOK_SECRET = await answer("RESEND_WEBHOOK_SECRET", "");
  else {
    mail.SMTP_HOST = await answer("SMTP_HOST");
    mail.SMTP_PORT = await answer("SMTP_PORT", "465");
    mail.SMTP_USER = await answer("SMTP_USER");
    mail.SMTP_PASSWORD = await answer("SMTP_PASSWORD");
  }
  const domain = (isResend ? "form." : "") + new URL(url).host.replace(/^www\./, "");
  mail.MAILS_PER_DAY = await answer("MAILS_PER_DAY", "100");
  mail.MAIL_FROM = await answer("MAIL_FROM", `${brand} Web <web@${domain}>`);
  mail.MAIL_TO = await answer("MAIL_TO", email);
  mail.HEARTBEAT_URL = await answer("HEARTBEAT_URL", "");
  return Object.fromEntries(Object.entries(mail).filter(([, value]) => value !== ""));
}
