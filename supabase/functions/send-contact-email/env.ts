/** Settings of the function, read once at start; a missing or malformed one stops it with its name. */
export interface Settings {
  /** Connection string of the low-privilege role `contact_function`; in production through the transaction pooler. */
  databaseUrl: string;
  databasePoolSize: number;
  publishableKeys: string[];
  secretKeys: string[];
  /** Origins (scheme, host, port) whose pages may call the function. */
  allowedOrigins: string[];
  /** Origin of the project, whose pages are the function's own; null where the function stands on none. */
  ownOrigin: string | null;
  /** Key of the HMAC that turns a client's address into a rate-limit bucket. */
  clientHashKey: string;
  /** Token bucket per client: how many messages at once, and how many more per hour. */
  rateBurst: number;
  ratePerHour: number;
  minFillMs: number;
  mail: MailSettings;
  delivery: DeliverySettings;
}

export interface MailSettings {
  from: string;
  /** The laboratory's addresses. */
  to: string[];
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

/** @throws Error naming the setting that is missing or malformed */
export function readSettings(env: Environment): Settings {
  const read = new Reader(env);
  return {
    databaseUrl: read.required("CONTACT_DATABASE_URL"),
    databasePoolSize: read.number("CONTACT_DATABASE_POOL", 4),
    publishableKeys: read.keys("SUPABASE_PUBLISHABLE_KEYS", "SUPABASE_ANON_KEY"),
    secretKeys: read.keys("SUPABASE_SECRET_KEYS", "SUPABASE_SERVICE_ROLE_KEY"),
    allowedOrigins: read.list("ALLOWED_ORIGINS"),
    ownOrigin: read.origin("SUPABASE_URL"),
    clientHashKey: read.required("CLIENT_HASH_KEY"),
    rateBurst: read.number("RATE_LIMIT_BURST", 10),
    ratePerHour: read.number("RATE_LIMIT_PER_HOUR", 30),
    minFillMs: read.number("MIN_FILL_MS", 2_000),
    mail: {
      from: read.required("MAIL_FROM"),
      to: read.list("MAIL_TO"),
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
