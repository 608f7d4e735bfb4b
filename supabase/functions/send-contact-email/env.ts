import type { ClientSettings, RateLimits } from "./client.ts";
import { type DatabaseAccess, databaseAccess } from "./database-address.ts";
import type { LinkSettings } from "./held-link.ts";

/** Settings of the function, read once at start; a missing or malformed one stops it with its name. */
export interface Settings extends ClientSettings {
  /** Of the low-privilege role `contact_function`; in production through the transaction pooler. */
  database: DatabaseAccess;
  databasePoolSize: number;
  publishableKeys: string[];
  /** Keys of the drain endpoint: the present one first, then those that are being replaced. */
  drainKeys: string[];
  /** Origins (scheme, host, port) whose pages may call the function. */
  allowedOrigins: string[];
  /** Origin of the project, whose pages are the function's own; null where the function stands on none. */
  ownOrigin: string | null;
  minFillMs: number;
  mail: MailSettings;
  delivery: DeliverySettings;
}

export interface MailSettings {
  from: string;
  /** The laboratory's addresses. */
  to: string[];
  links: LinkSettings;
  transport: { kind: "http"; url: string; apiKey: string } | SmtpSettings;
  /** Milliseconds after which one delivery attempt is given up. */
  timeoutMs: number;
}

export interface SmtpSettings {
  kind: "smtp";
  host: string;
  port: number;
  user: string;
  password: string;
  /** `implicit` on 465 and 2465, `starttls` elsewhere; `none` only for a catcher on this machine. */
  tls: "implicit" | "starttls" | "none";
}

export interface DeliverySettings {
  /** Seconds a claimed mail belongs to its worker; longer than one attempt may take. */
  leaseSeconds: number;
  /** Seconds before the second try; doubles with each try, up to six hours. */
  retryBaseSeconds: number;
  /** Milliseconds after which a drain takes no further mail. */
  drainMs: number;
}

/** Letters and digits a secret has at least. */
const SECRET_LENGTH = 32;

/** Where the site has the page that opens links to held messages; `plugins/held-messages` makes it. */
const LINK_PAGE = "/bekleyen-mesaj";

export type Environment = Record<string, string | undefined>;

class Reader {
  constructor(private readonly env: Environment) {}

  optional(name: string): string | undefined {
    const value = this.env[name]?.trim();
    return value === "" ? undefined : value;
  }

  required(name: string): string {
    const value = this.optional(name);
    if (value === undefined)
      throw new Error(`The setting ${name} is missing; docs/deploy.md lists all of them.`);
    return value;
  }

  number(name: string, fallback: number): number {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const parsed = Number(value);
    if (!Number.isFinite(parsed) || parsed < 0)
      throw new Error(`The setting ${name} must be a number from 0 up.`);
    return parsed;
  }

  origin(name: string): string | null {
    const value = this.optional(name);
    if (value === undefined) return null;
    if (!URL.canParse(value)) throw new Error(`The setting ${name} must be an address.`);
    return new URL(value).origin;
  }

  /** Secrets of which each is long enough not to be guessed. */
  secrets(name: string): string[] {
    const secrets = this.list(name);
    if (secrets.length === 0 || secrets.some((secret) => secret.length < SECRET_LENGTH))
      throw new Error(`The setting ${name} needs ${SECRET_LENGTH} signs: openssl rand -hex 32.`);
    return secrets;
  }

  list(name: string): string[] {
    return this.required(name)
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== "");
  }

  /** Keys as Supabase provides them: a JSON dictionary, or one legacy key. */
  keys(dictionary: string, legacy: string): string[] {
    const json = this.optional(dictionary);
    const values: unknown[] = json === undefined ? [] : Object.values(JSON.parse(json));
    const keys = [...values, this.optional(legacy)].filter((key) => typeof key === "string" && key !== "");
    if (keys.length === 0) throw new Error(`The setting ${dictionary} is missing.`);
    return keys as string[];
  }
}

function readTransport(read: Reader): MailSettings["transport"] {
  const apiKey = read.optional("RESEND_API_KEY");
  if (apiKey !== undefined) {
    return { kind: "http", apiKey, url: read.optional("RESEND_API_URL") ?? "https://api.resend.com/emails" };
  }
  if (read.optional("SMTP_HOST") === undefined) {
    throw new Error("No way to send mail: set RESEND_API_KEY, or SMTP_HOST with its companions.");
  }
  const port = read.number("SMTP_PORT", 465);
  const tls = read.optional("SMTP_TLS") ?? (port === 465 || port === 2465 ? "implicit" : "starttls");
  if (tls !== "implicit" && tls !== "starttls" && tls !== "none") {
    throw new Error("The setting SMTP_TLS must be implicit, starttls or none.");
  }
  return {
    kind: "smtp",
    host: read.required("SMTP_HOST"),
    port,
    user: read.optional("SMTP_USER") ?? "",
    password: read.optional("SMTP_PASSWORD") ?? "",
    tls,
  };
}

/** Limits of networks and of everybody grow with that of an address unless they are set. */
function readRates(read: Reader): RateLimits {
  const burst = read.number("RATE_LIMIT_BURST", 10);
  const perHour = read.number("RATE_LIMIT_PER_HOUR", 30);
  return {
    address: { burst, perHour },
    network: {
      burst: read.number("RATE_LIMIT_NETWORK_BURST", burst * 3),
      perHour: read.number("RATE_LIMIT_NETWORK_PER_HOUR", perHour * 3),
    },
    everybody: {
      burst: read.number("RATE_LIMIT_TOTAL_BURST", burst * 40),
      perHour: read.number("RATE_LIMIT_TOTAL_PER_HOUR", perHour * 40),
    },
  };
}

/** @throws Error naming the setting that is missing or malformed */
export function readSettings(env: Environment): Settings {
  const read = new Reader(env);
  const allowedOrigins = read.list("ALLOWED_ORIGINS");
  return {
    database: databaseAccess(
      "CONTACT_DATABASE_URL",
      read.required("CONTACT_DATABASE_URL"),
      read.optional("CONTACT_DATABASE_CA"),
    ),
    databasePoolSize: read.number("CONTACT_DATABASE_POOL", 4),
    publishableKeys: read.keys("SUPABASE_PUBLISHABLE_KEYS", "SUPABASE_ANON_KEY"),
    drainKeys: read.secrets("DRAIN_KEY"),
    allowedOrigins,
    ownOrigin: read.origin("SUPABASE_URL"),
    clientHashKey: read.required("CLIENT_HASH_KEY"),
    clientAddressHeader: read.optional("CLIENT_ADDRESS_HEADER") ?? "cf-connecting-ip",
    rates: readRates(read),
    minFillMs: read.number("MIN_FILL_MS", 2_000),
    mail: {
      from: read.required("MAIL_FROM"),
      to: read.list("MAIL_TO"),
      links: { page: `${allowedOrigins[0] ?? ""}${LINK_PAGE}`, keys: read.secrets("STAFF_LINK_KEY") },
      transport: readTransport(read),
      timeoutMs: read.number("MAIL_TIMEOUT_MS", 30_000),
    },
    delivery: {
      leaseSeconds: read.number("MAIL_LEASE_SECONDS", 60),
      retryBaseSeconds: read.number("MAIL_RETRY_BASE_SECONDS", 30),
      drainMs: read.number("MAIL_DRAIN_MS", 80_000),
    },
  };
}
