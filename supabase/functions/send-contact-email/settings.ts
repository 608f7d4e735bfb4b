/** A PostgreSQL address and its TLS options. */
export interface DatabaseAccess {
  url: string;
  /** postgres.js `ssl` option: off on this machine, elsewhere TLS with certificate verification. */
  ssl: false | { rejectUnauthorized: true; ca?: string };
}

/** Settings, read once at startup; a missing or malformed one stops it with its name and the fix. */
export interface Settings {
  /** Connection of the restricted role `contact_function`, in production through the transaction pooler. */
  database: DatabaseAccess;
  publishableKeys: string[];
  /** Keys of the drain endpoint: the current one, and the previous one during rotation. */
  drainKeys: string[];
  /** Origins allowed to call the function. */
  allowedOrigins: string[];
  /** HMAC key for hashing client addresses. */
  clientHashKey: string;
  /**
   * Messages per hour of a sender and in total (suspicious ones have half as many in addition), and mails per day
   * that the mail provider takes.
   */
  limits: { perHour: number; totalPerHour: number; mailsPerDay: number };
  /** Days after which messages are deleted. */
  retentionDays: number;
  mail: MailSettings;
  /** Webhook secret in base64; null without a webhook. */
  webhookSecret: string | null;
}

export interface MailSettings {
  from: string;
  to: string[];
  transport: HttpSettings | SmtpSettings;
}

export interface HttpSettings {
  kind: "http";
  url: string;
  apiKey: string;
}

export interface SmtpSettings {
  kind: "smtp";
  host: string;
  port: number;
  user: string;
  password: string;
  /** `none` is only for a mail catcher on this machine. */
  tls: "implicit" | "starttls" | "none";
}

/** Days after which messages are deleted, unless the content says otherwise. */
export const DEFAULT_RETENTION_DAYS = 180;

type Environment = Record<string, string | undefined>;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host can only be this machine. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/**
 * Parses a connection string. Remote hosts require TLS with a verified certificate, whatever the address asks for.
 * @param authority CA certificates in PEM, whose line breaks may be escaped; defaults to the system's
 * @throws Error without the password if the address is malformed or names several hosts
 */
export function databaseAccess(address: string, authority?: string): DatabaseAccess {
  if (!URL.canParse(address) || !/^postgres(ql)?:$/.test(new URL(address).protocol))
    throw new Error("CONTACT_DATABASE_URL is not an address of a PostgreSQL: postgresql://…");
  const { hostname } = new URL(address);
  if (hostname === "" || hostname.includes(",")) throw new Error("CONTACT_DATABASE_URL must name one host.");
  if (isLoopback(hostname)) return { url: address, ssl: false };
  const ca = authority?.replaceAll("\\n", "\n");
  return { url: address, ssl: { rejectUnauthorized: true, ...(ca && { ca }) } };
}

/** E-mail address with a dot in its domain. */
const MAIL_ADDRESS = /^[^\s@<>,]+@[^\s@<>,.]+(?:\.[^\s@<>,.]+)+$/;

const WEBHOOK_SECRET = /^whsec_((?:[A-Za-z0-9+/]{4}){6,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/;

/** The address in `Name <address>`, or the text itself. */
export const bareAddress = (text: string): string => /<([^<>]*)>$/.exec(text)?.[1] ?? text;

/** `Name <address>`; characters that are special in a mail's header become spaces. */
export const senderOf = (name: string, address: string): string =>
  `${name.replace(/[\s"(),:;<>@[\\\]]+/g, " ").trim()} <${address}>`;

const isSender = (value: string, address = bareAddress(value)): boolean =>
  MAIL_ADDRESS.test(address) && [address, senderOf(value.split("<")[0] ?? "", address)].includes(value);

const isSecret = (value: string): boolean => value.length >= 32;

const isOrigin = (value: string): boolean =>
  /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;

function isSafeUrl(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
}

/** Reads settings by name; errors contain the name and the expected format, and no secret. */
class Reader {
  constructor(private readonly env: Environment) {}

  optional(name: string): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  required(name: string): string {
    const value = this.optional(name);
    if (value !== undefined) return value;
    throw new Error(`The setting ${name} is missing; docs/environment.md lists all of them.`);
  }

  /** A valid setting; null if it is missing. */
  checked(name: string, isRight: (value: string) => boolean, wanted: string): string | null {
    const value = this.optional(name) ?? null;
    if (value === null || isRight(value)) return value;
    const given = /KEY|SECRET/.test(name) ? "malformed" : `“${value}”`;
    throw new Error(`The setting ${name} is ${given}: write ${wanted}.`);
  }

  /** A comma-separated list of valid items. */
  list(name: string, isRight: (value: string) => boolean, wanted: string): string[] {
    const items = this.required(name)
      .split(/\s*,\s*/)
      .filter((item) => item !== "");
    this.checked(name, () => items.length > 0 && items.every(isRight), `${wanted}, with commas between`);
    return items;
  }

  /** Whole number in a range. */
  whole(name: string, fallback: number, min: number, max: number): number {
    const isRight = (value: string) =>
      /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
    return Number(this.checked(name, isRight, `a whole number from ${min} to ${max}`) ?? fallback);
  }

  secrets(name: string): string[] {
    return this.list(name, isSecret, "32 letters and digits or more (openssl rand -hex 32)");
  }

  /** Supabase's publishable keys: a JSON object. */
  keys(name: string): string[] {
    const keys: unknown[] = Object.values(JSON.parse(this.required(name)));
    return keys.filter((key): key is string => typeof key === "string" && key !== "");
  }
}

function readTransport(read: Reader): MailSettings["transport"] {
  const apiKey = read.optional("RESEND_API_KEY");
  const host = read.optional("SMTP_HOST");
  if (apiKey !== undefined && host !== undefined)
    throw new Error("RESEND_API_KEY and SMTP_HOST are both set: mail leaves one way, so unset one of them.");
  const apiUrl = read.checked(
    "RESEND_API_URL",
    isSafeUrl,
    "https://…; only on this machine it may be http://",
  );
  if (apiKey !== undefined) return { kind: "http", apiKey, url: apiUrl ?? "https://api.resend.com/emails" };
  if (host === undefined)
    throw new Error("No way to send mail: set RESEND_API_KEY, or SMTP_HOST with its companions.");
  const port = read.whole("SMTP_PORT", 465, 1, 65_535);
  const usual = port === 465 || port === 2465 ? "implicit" : "starttls";
  const local = isLoopback(host) ? (read.optional("SMTP_TLS") as SmtpSettings["tls"] | undefined) : undefined;
  const tls = local ?? usual;
  const [user, password] = [read.optional("SMTP_USER") ?? "", read.optional("SMTP_PASSWORD") ?? ""];
  if ((user === "") !== (password === ""))
    throw new Error("SMTP_USER and SMTP_PASSWORD belong together: set both, or none.");
  return { kind: "smtp", host, port, user, password, tls };
}

function readMail(read: Reader): MailSettings {
  const from = read.required("MAIL_FROM");
  read.checked("MAIL_FROM", (value) => isSender(value), "web@example.com, or Name <web@example.com>");
  return {
    from,
    to: read.list("MAIL_TO", (address) => MAIL_ADDRESS.test(address), "addresses like info@example.com"),
    transport: readTransport(read),
  };
}

/** @throws Error with the name and expected format of an invalid setting */
export function readSettings(env: Environment): Settings {
  const read = new Reader(env);
  // Changed only by tests: "4,13" allows 4 messages per sender and 13 in total.
  const [perHour = 0, totalPerHour = 0] = (read.optional("RATE_LIMITS") ?? "30,120").split(",").map(Number);
  const origins = "origins like https://www.example.com, without a slash or a path";
  const webhook = read.checked(
    "RESEND_WEBHOOK_SECRET",
    (value) => WEBHOOK_SECRET.test(value),
    "the webhook's whsec_…",
  );
  return {
    database: databaseAccess(read.required("CONTACT_DATABASE_URL"), read.optional("CONTACT_DATABASE_CA")),
    publishableKeys: read.keys("SUPABASE_PUBLISHABLE_KEYS"),
    drainKeys: read.secrets("DRAIN_KEY"),
    allowedOrigins: read.list("ALLOWED_ORIGINS", isOrigin, origins),
    clientHashKey: read.secrets("CLIENT_HASH_KEY").join(),
    limits: { perHour, totalPerHour, mailsPerDay: read.whole("MAILS_PER_DAY", 100, 10, 1_000_000) },
    retentionDays: read.whole("RETENTION_DAYS", DEFAULT_RETENTION_DAYS, 1, 3_650),
    mail: readMail(read),
    webhookSecret: webhook?.slice("whsec_".length) ?? null,
  };
}
