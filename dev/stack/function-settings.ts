import { readSiteConfig } from "../../content-tools/site-config.ts";
import { drainKey, publishableKey, staffLinkKey } from "./settings.ts";

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
    DRAIN_KEY: drainKey,
    STAFF_LINK_KEY: staffLinkKey,
    ALLOWED_ORIGINS: origins.join(","),
    CLIENT_HASH_KEY: "local",
    // What stands before the function here is the site's server; it writes the caller's address into this header.
    CLIENT_ADDRESS_HEADER: "x-forwarded-for",
    MAIL_FROM: `${brand} Web <${email}>`,
    MAIL_TO: email,
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(smtpPort),
    SMTP_TLS: "none",
  };
}
