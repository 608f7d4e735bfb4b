import type { LinkSettings } from "./held-link.ts";
import type { SettingsReader } from "./settings-reader.ts";

/** One way on which mail leaves: a server, and to whom. */
export interface MailSettings {
  from: string;
  /** The laboratory's addresses. */
  to: string[];
  /** For the links of the morning mail. */
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
  /** Seconds a claimed mail belongs to its worker; longer than sending and recording it may take. */
  leaseSeconds: number;
  /** Seconds before the second try; doubles with each try. */
  retryBaseSeconds: number;
  /** Milliseconds after which a drain takes no further mail. */
  drainMs: number;
  /** Mails after which a drain takes no further one. */
  drainMails: number;
  /** Milliseconds for which recording a sent mail is tried. */
  recordMs: number;
  /** Mails a second, all workers together; 0 for any number. */
  perSecond: number;
  /** Messages that get a mail of their own in an hour, the others are combined; 0 for all. */
  hourlyBudget: number;
  /** Seconds between two mails that combine messages. */
  digestSeconds: number;
  /** Seconds after which an undelivered mail takes the second way; null where there is none. */
  secondAfterSeconds: number | null;
}

/** Settings of a way, by what they mean; each way has names of its own. */
const FIRST = {
  apiKey: "RESEND_API_KEY",
  apiUrl: "RESEND_API_URL",
  host: "SMTP_HOST",
  port: "SMTP_PORT",
  user: "SMTP_USER",
  password: "SMTP_PASSWORD",
  tls: "SMTP_TLS",
} as const;
const SECOND = {
  apiKey: "SECOND_RESEND_API_KEY",
  apiUrl: "SECOND_RESEND_API_URL",
  host: "SECOND_SMTP_HOST",
  port: "SECOND_SMTP_PORT",
  user: "SECOND_SMTP_USER",
  password: "SECOND_SMTP_PASSWORD",
  tls: "SECOND_SMTP_TLS",
} as const;

/** Milliseconds one delivery may take. A mail server may look at a mail for minutes before it says that it has it. */
const PATIENCE_MS = { http: 30_000, smtp: 110_000 };

/** Milliseconds the platform lets one call of the function run. */
const WALL_CLOCK_MS = 150_000;

/** Milliseconds between the end of a transport's patience and that of the whole try (see mail.ts). */
const GRACE_MS = 500;

/** Milliseconds a claimed mail may wait for its turn; `contact.claim_mails` knows the same. */
const PACE_WAIT_MS = 10_000;

function readTransport(read: SettingsReader, names: typeof FIRST | typeof SECOND): MailSettings["transport"] {
  const apiKey = read.optional(names.apiKey);
  if (apiKey !== undefined) {
    return { kind: "http", apiKey, url: read.optional(names.apiUrl) ?? "https://api.resend.com/emails" };
  }
  if (read.optional(names.host) === undefined) {
    throw new Error(`No way to send mail: set ${names.apiKey}, or ${names.host} with its companions.`);
  }
  const port = read.number(names.port, 465);
  const tls = read.optional(names.tls) ?? (port === 465 || port === 2465 ? "implicit" : "starttls");
  if (tls !== "implicit" && tls !== "starttls" && tls !== "none") {
    throw new Error(`The setting ${names.tls} must be implicit, starttls or none.`);
  }
  return {
    kind: "smtp",
    host: read.required(names.host),
    port,
    user: read.optional(names.user) ?? "",
    password: read.optional(names.password) ?? "",
    tls,
  };
}

const withTimeoutOf = (read: SettingsReader, way: Omit<MailSettings, "timeoutMs">): MailSettings => ({
  ...way,
  timeoutMs: read.number("MAIL_TIMEOUT_MS", PATIENCE_MS[way.transport.kind]),
});

/** The usual way. @throws Error naming the setting that is missing or malformed */
export function readFirstWay(read: SettingsReader, links: LinkSettings): MailSettings {
  const from = read.required("MAIL_FROM");
  return withTimeoutOf(read, {
    from,
    to: read.list("MAIL_TO"),
    links,
    transport: readTransport(read, FIRST),
  });
}

/** The second way, or null where SECOND_MAIL_TO is not set. @throws Error naming the setting that is malformed */
export function readSecondWay(read: SettingsReader, links: LinkSettings): MailSettings | null {
  if (read.optional("SECOND_MAIL_TO") === undefined) return null;
  const from = read.optional("SECOND_MAIL_FROM") ?? read.required("MAIL_FROM");
  return withTimeoutOf(read, {
    from,
    to: read.list("SECOND_MAIL_TO"),
    links,
    transport: readTransport(read, SECOND),
  });
}

/**
 * How mail is sent, whatever its way. Where nothing else is set, times fit each other and the platform's wall clock.
 *
 * @throws Error naming the setting that does not fit the others
 */
export function readDelivery(read: SettingsReader, ways: MailSettings[]): DeliverySettings {
  const timeoutMs = Math.max(...ways.map((way) => way.timeoutMs));
  const recordMs = read.number("MAIL_RECORD_MS", 20_000);
  const perSecond = read.number(
    "MAIL_PER_SECOND",
    ways.some(({ transport }) => transport.kind === "http") ? 4 : 0,
  );
  if (perSecond !== 0 && perSecond < 0.1)
    throw new Error("The setting MAIL_PER_SECOND must be 0, or 0.1 or more.");
  const workMs = timeoutMs + GRACE_MS + recordMs + (perSecond === 0 ? 0 : PACE_WAIT_MS);

  const leaseSeconds = read.number("MAIL_LEASE_SECONDS", Math.ceil(workMs / 1_000) + 5);
  if (leaseSeconds * 1_000 <= workMs) {
    throw new Error(
      `The setting MAIL_LEASE_SECONDS must be more than ${workMs / 1_000}: sending (MAIL_TIMEOUT_MS) and recording ` +
        "(MAIL_RECORD_MS) a mail may take as long, and a mail whose lease ends before goes out twice.",
    );
  }
  const drainMs = read.number("MAIL_DRAIN_MS", Math.max(Math.min(40_000, WALL_CLOCK_MS - workMs), 1_000));
  if (drainMs + workMs > WALL_CLOCK_MS) {
    throw new Error(
      `MAIL_DRAIN_MS, MAIL_TIMEOUT_MS and MAIL_RECORD_MS together must stay below ${WALL_CLOCK_MS / 1_000} seconds, ` +
        "after which the platform ends the function.",
    );
  }
  const hasSecond = read.optional("SECOND_MAIL_TO") !== undefined;
  return {
    leaseSeconds,
    drainMs,
    recordMs,
    perSecond,
    retryBaseSeconds: read.number("MAIL_RETRY_BASE_SECONDS", 30),
    drainMails: read.number("MAIL_DRAIN_MAILS", 200),
    hourlyBudget: Math.floor(read.number("MAIL_HOURLY_BUDGET", 0)),
    digestSeconds: read.number("MAIL_DIGEST_SECONDS", 600),
    secondAfterSeconds: hasSecond ? read.number("SECOND_AFTER_SECONDS", 21_600) : null,
  };
}
