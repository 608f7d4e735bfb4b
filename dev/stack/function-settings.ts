import { readSiteConfig } from "../../content-tools/site-config.ts";
import { publishableKey, secretKey } from "./settings.ts";

/**
 * The function's settings on this machine (see `env.ts` beside its source): mails go to the mailbox.
 *
 * @param origins of the pages that may call it
 */
export function functionSettings(
  databaseUrl: string,
  smtpPort: number,
  origins: readonly string[],
): Record<string, string> {
  const { brand, email } = readSiteConfig();
  return {
    CONTACT_DATABASE_URL: databaseUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    ALLOWED_ORIGINS: origins.join(","),
    CLIENT_HASH_KEY: "local",
    MAIL_FROM: `${brand} Web <${email}>`,
    MAIL_TO: email,
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(smtpPort),
    SMTP_TLS: "none",
  };
}
