import { type DatabaseAccess, databaseAccess, isLoopback } from "./database.ts";

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
  mail: MailSettings;
  /** Webhook secret in base64; null without a webhook. */
  webhookSecret: string | null;
}

export interface MailSettings {
  from: string;
  /** Recipients. */
  to: string[];
  transport: HttpSettings | SmtpSettings;
  /** Heartbeat URL, called after each daily summary; null if unused. */
  heartbeatUrl: string | null;
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

type Environment = Record<string, string | undefined>;

/** Minimum length of a secret. */
const SECRET_LENGTH = 32;

/** E-mail address with a dot in its domain. */
const MAIL_ADDRESS = /^[^\s@<>,]+@[^\s@<>,.]+(?:\.[^\s@<>,.]+)+$/;

/** Reads settings by name; errors contain the name and the expected format. */
class Reader {
  constructor(private readonly env: Environment) {}

  optional(name: string): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  required(name: string): string {
    const value = this.optional(name);
    if (value === undefined)
      throw new Error(`The setting ${name} is missing; docs/environment.md lists all of them.`);
    return value;
  }

  list(name: string): string[] {
    const items = this.required(name).split(",");
    const filled = items.map((item) => item.trim()).filter((item) => item !== "");
    if (filled.length === 0) throw new Error(`The setting ${name} holds only commas.`);
    return filled;
  }

  /** Whole number in a range. */
  whole(name: string, fallback: number, [min, max]: readonly [number, number]): number {
    const value = this.optional(name) ?? String(fallback);
    if (/^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    throw new Error(`The setting ${name} is “${value}”: write a whole number from ${min} to ${max}.`);
  }

  secrets(name: string): string[] {
    const secrets = this.list(name);
    if (secrets.every((secret) => secret.length >= SECRET_LENGTH)) return secrets;
    throw new Error(
      `The setting ${name} is too short: it needs ${SECRET_LENGTH} letters and digits (openssl rand -hex 32).`,
    );
  }

  /** HTTPS URL; HTTP only on this machine. */
  url(name: string): string | null {
    const value = this.optional(name);
    if (value === undefined) return null;
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname))) return value;
    throw new Error(
      `The setting ${name} is “${value}”: write https://…; only on this machine it may be http://.`,
    );
  }

  webhookSecret(name: string): string | null {
    const value = this.optional(name);
    if (value === undefined) return null;
    const secret = /^whsec_((?:[A-Za-z0-9+/]{4}){6,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(value);
    if (secret?.[1] !== undefined) return secret[1];
    throw new Error(`The setting ${name} is malformed: write the webhook's whsec_….`);
  }

  origins(name: string): string[] {
    const origins = this.list(name);
    for (const origin of origins) {
      const isWeb = URL.canParse(origin) && /^https?:/.test(origin);
      const wanted = isWeb ? new URL(origin).origin : "https://www.example.com";
      if (wanted !== origin)
        throw new Error(
          `The setting ${name} has “${origin}”: write origins like ${wanted}, without a slash or a path, with commas between.`,
        );
    }
    return origins;
  }

  /** Supabase's publishable keys: a JSON object. */
  keys(name: string): string[] {
    const json = this.required(name);
    try {
      const keys = Object.values<unknown>(JSON.parse(json)).filter(
        (key): key is string => typeof key === "string" && key !== "",
      );
      if (keys.length > 0) return keys;
    } catch {
      // Malformed.
    }
    throw new Error(`The setting ${name} is no JSON with keys: {"default":"sb_publishable_…"}.`);
  }
}

function readTransport(read: Reader): MailSettings["transport"] {
  const apiKey = read.optional("RESEND_API_KEY");
  const host = read.optional("SMTP_HOST");
  if (apiKey !== undefined && host !== undefined)
    throw new Error("RESEND_API_KEY and SMTP_HOST are both set: mail leaves one way, so unset one of them.");
  if (apiKey !== undefined)
    return { kind: "http", apiKey, url: read.url("RESEND_API_URL") ?? "https://api.resend.com/emails" };
  if (host === undefined)
    throw new Error("No way to send mail: set RESEND_API_KEY, or SMTP_HOST with its companions.");
  const port = read.whole("SMTP_PORT", 465, [1, 65_535]);
  const tls = read.optional("SMTP_TLS") ?? (port === 465 || port === 2465 ? "implicit" : "starttls");
  if (tls !== "implicit" && tls !== "starttls" && !(tls === "none" && isLoopback(host)))
    throw new Error(
      `The setting SMTP_TLS is “${tls}”: write implicit or starttls; none only if SMTP_HOST is this machine.`,
    );
  const [user, password] = [read.optional("SMTP_USER") ?? "", read.optional("SMTP_PASSWORD") ?? ""];
  if ((user === "") !== (password === ""))
    throw new Error("SMTP_USER and SMTP_PASSWORD belong together: set both, or none.");
  return { kind: "smtp", host, port, user, password, tls };
}

/** The address in `Name <address>`, or the text itself. */
export const bareAddress = (text: string): string => /<([^<>]*)>$/.exec(text)?.[1] ?? text;

function readMail(read: Reader): MailSettings {
  const [from, to] = [read.required("MAIL_FROM"), read.list("MAIL_TO")];
  if (!MAIL_ADDRESS.test(bareAddress(from)) || /[\r\n]/.test(from))
    throw new Error(`The setting MAIL_FROM is “${from}”: write web@example.com, or Name <web@example.com>.`);
  const wrong = to.find((address) => !MAIL_ADDRESS.test(address));
  if (wrong !== undefined)
    throw new Error(
      `The setting MAIL_TO has “${wrong}”: write addresses like info@example.com, with commas between.`,
    );
  return { from, to, transport: readTransport(read), heartbeatUrl: read.url("HEARTBEAT_URL") };
}

/** `RATE_LIMITS` is changed only by tests: "4,13" allows 4 messages per sender and 13 in total. */
function readLimits(read: Reader): Settings["limits"] {
  const [perHour = 0, totalPerHour = 0] = (read.optional("RATE_LIMITS") ?? "30,120").split(",").map(Number);
  return { perHour, totalPerHour, mailsPerDay: read.whole("MAILS_PER_DAY", 100, [10, 1_000_000]) };
}

/** @throws Error with the name and expected format of an invalid setting */
export function readSettings(env: Environment): Settings {
  const read = new Reader(env);
  return {
    database: databaseAccess(
      "CONTACT_DATABASE_URL",
      read.required("CONTACT_DATABASE_URL"),
      read.optional("CONTACT_DATABASE_CA"),
    ),
    publishableKeys: read.keys("SUPABASE_PUBLISHABLE_KEYS"),
    drainKeys: read.secrets("DRAIN_KEY"),
    allowedOrigins: read.origins("ALLOWED_ORIGINS"),
    clientHashKey: read.secrets("CLIENT_HASH_KEY").join(),
    limits: readLimits(read),
    mail: readMail(read),
    webhookSecret: read.webhookSecret("RESEND_WEBHOOK_SECRET"),
  };
}
