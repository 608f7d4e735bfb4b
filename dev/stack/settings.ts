import path from "node:path";
import { readSiteConfig } from "../../src/content-model/check/site-config.ts";
import { DEFAULT_RETENTION_DAYS, senderOf } from "../../supabase/functions/send-contact-email/settings.ts";
import { root } from "../root.ts";

/** Keys of the local stack. Not secret: they protect only messages sent to oneself. */
export const publishableKey = "sb_publishable_local";
export const drainKey = "local-drain-key-that-guards-nothing-at-all";
export const clientHashKey = "local-hash-key-that-guards-nothing-at-all";

export const functionPath = "/functions/v1/send-contact-email";
export const functionFolder = path.join(root, "supabase", "functions", "send-contact-email");
export const migrationsFolder = path.join(root, "supabase", "migrations");

/** Recipient on this machine: the laboratory's address, or a reserved one if it publishes none. */
export const laboratoryMail = (): string => readSiteConfig().email ?? "laboratuvar@localhost.test";

/** Days after which messages are deleted, from the content. */
export const retentionDays = (): string =>
  String(readSiteConfig().facts?.retention?.number ?? DEFAULT_RETENTION_DAYS);

/**
 * The function's settings on this machine (see `settings.ts` beside its source); mails go to the mailbox.
 * @param origins origins of the pages that may call it
 */
export function functionSettings(
  databaseUrl: string,
  smtpPort: number,
  origins: readonly string[],
): Record<string, string> {
  const { brand } = readSiteConfig();
  const email = laboratoryMail();
  return {
    // A name, so that it is resolved as in production.
    CONTACT_DATABASE_URL: databaseUrl.replace("@127.0.0.1:", "@localhost:"),
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
    DRAIN_KEY: drainKey,
    ALLOWED_ORIGINS: origins.join(","),
    CLIENT_HASH_KEY: clientHashKey,
    RETENTION_DAYS: retentionDays(),
    MAIL_FROM: senderOf(`${brand} Web`, email),
    MAIL_TO: email,
    SMTP_HOST: "localhost",
    SMTP_PORT: String(smtpPort),
    SMTP_TLS: "none",
  };
}
