import type { SiteConfig } from "../../src/content-model/check/site-config.ts";
import { readSettings } from "../../supabase/functions/send-contact-email/settings.ts";
import type { Values } from "./commands.ts";
import type { Answer } from "./questions.ts";

/** Valid settings, of which an answer replaces one. */
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
  const smtp = { SMTP_HOST: "mail.example.com", SMTP_USER: "x", SMTP_PASSWORD: "x" };
  try {
    readSettings({ ...sample, ...(name in smtp ? smtp : { RESEND_API_KEY: "x" }), [name]: value });
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
  const RESEND_API_KEY = await answer("RESEND_API_KEY", "");
  const transport: Values = RESEND_API_KEY
    ? { RESEND_API_KEY, RESEND_WEBHOOK_SECRET: await answer("RESEND_WEBHOOK_SECRET", "") }
    : {
        SMTP_HOST: await answer("SMTP_HOST"),
        SMTP_PORT: await answer("SMTP_PORT", "465"),
        SMTP_USER: await answer("SMTP_USER"),
        SMTP_PASSWORD: await answer("SMTP_PASSWORD"),
      };
  const domain = (RESEND_API_KEY ? "form." : "") + new URL(url).host.replace(/^www\./, "");
  const mail = {
    ...transport,
    MAILS_PER_DAY: await answer("MAILS_PER_DAY", "100"),
    MAIL_FROM: await answer("MAIL_FROM", `${brand} Web <web@${domain}>`),
    MAIL_TO: await answer("MAIL_TO", email),
    HEARTBEAT_URL: await answer("HEARTBEAT_URL", ""),
  };
  return Object.fromEntries(Object.entries(mail).filter(([, value]) => value !== ""));
}
