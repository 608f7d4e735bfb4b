import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import type { SiteConfig } from "../../src/content-model/check/site-config.ts";
import type { Ask, Question } from "./ask.ts";
import { strings } from "./strings.ts";

export type Secrets = Record<string, string>;

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Random secret. */
export const randomSecret = (): string => randomBytes(32).toString("hex");

/** PostgreSQL's default (`scram_iterations`). */
const SCRAM_ITERATIONS = 4_096;

/**
 * SCRAM verifier as PostgreSQL stores it (RFC 5803). `alter role` accepts it instead of the password, which
 * then never appears in a statement that could be logged.
 */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, SCRAM_ITERATIONS, 32, "sha256");
  const keyOf = (purpose: string) => createHmac("sha256", salted).update(purpose).digest();
  const stored = createHash("sha256").update(keyOf("Client Key")).digest("base64");
  return `SCRAM-SHA-256$${SCRAM_ITERATIONS}:${salt.toString("base64")}$${stored}:${keyOf("Server Key").toString("base64")}`;
}

/** Origins of the site: with and without `www.`, and the host's own. */
export function allowedOrigins(url: string, hostAddress: string | undefined): string {
  const { protocol, host } = new URL(url);
  const other = host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;
  return [url, `${protocol}//${other}`, ...(hostAddress ? [hostAddress] : [])].join(",");
}

const ADDRESS = /^(?:[^<>\r\n,]*<)?[^\s@<>,]+@[^\s@<>,.]+(?:\.[^\s@<>,.]+)+>?$/;

const isAddress = (answer: string) => (ADDRESS.test(answer) ? undefined : strings.answers.address);
const areAddresses = (answer: string) =>
  answer.split(",").every((part) => ADDRESS.test(part.trim()) && !part.includes("<"))
    ? undefined
    : strings.answers.addresses;
const isHttps = (answer: string) =>
  answer.startsWith("https://") && URL.canParse(answer) ? undefined : strings.answers.https;

/** Question per mail setting. */
const questions: Readonly<Record<string, Omit<Question, "name" | "initial">>> = {
  RESEND_API_KEY: {
    message: strings.questions.resendKey,
    isSecret: true,
    check: (answer) => (/^re_\S+$/.test(answer) ? undefined : strings.answers.resendKey),
  },
  RESEND_WEBHOOK_SECRET: {
    message: strings.questions.resendWebhook,
    isSecret: true,
    check: (answer) => (/^whsec_\S+$/.test(answer) ? undefined : strings.answers.resendWebhook),
  },
  SMTP_HOST: { message: strings.questions.smtpHost },
  SMTP_PORT: {
    message: strings.questions.smtpPort,
    check: (answer) => (/^2?465$/.test(answer) ? undefined : strings.answers.port),
  },
  SMTP_USER: { message: strings.questions.smtpUser },
  SMTP_PASSWORD: { message: strings.questions.smtpPassword, isSecret: true },
  MAIL_FROM: { message: strings.questions.mailFrom, check: isAddress },
  MAIL_TO: { message: strings.questions.mailTo, check: areAddresses },
  HEARTBEAT_URL: { message: strings.questions.heartbeat, check: isHttps },
};

/** Settings per mail transport. */
const transports: Readonly<Record<string, readonly string[]>> = {
  resend: ["RESEND_API_KEY", "RESEND_WEBHOOK_SECRET"],
  smtp: ["SMTP_HOST", "SMTP_PORT", "SMTP_USER", "SMTP_PASSWORD"],
};

/**
 * Asks for transport and recipients; if already configured, whether to change them.
 * @returns the settings, and the names of those of the other transport, which the function rejects
 */
export async function askForMail(
  ask: Ask,
  { brand, email, host }: Pick<SiteConfig, "brand" | "email"> & { host: string },
  existing: ReadonlyMap<string, string>,
): Promise<{ secrets: Secrets; obsolete: readonly string[] }> {
  const isKept = (names: readonly string[]) => names.every((name) => existing.has(name));
  const isComplete =
    isKept(["MAIL_FROM", "MAIL_TO"]) && (existing.has("RESEND_API_KEY") || existing.has("SMTP_HOST"));
  if (isComplete && !(await ask.confirm(strings.questions.mailKept, false)))
    return { secrets: {}, obsolete: [] };
  const transport = await ask.answer({
    impliedBy: { SMTP_HOST: "smtp", RESEND_API_KEY: "resend" },
    message: strings.questions.transport,
    initial: existing.has("SMTP_HOST") ? "smtp" : "resend",
    options: Object.entries(strings.questions.transports).map(([value, label]) => ({ value, label })),
  });
  const domain = host.replace(/^www\./, "");
  const proposals: Readonly<Record<string, string | undefined>> = {
    SMTP_PORT: "465",
    MAIL_FROM: `${brand} Web <web@${transport === "smtp" ? domain : `form.${domain}`}>`,
    MAIL_TO: email,
    HEARTBEAT_URL: "",
    RESEND_WEBHOOK_SECRET: "",
  };
  const secrets: Secrets = {};
  for (const name of [...(transports[transport] ?? []), "MAIL_FROM", "MAIL_TO", "HEARTBEAT_URL"]) {
    const { message, check, ...question } = questions[name] as Question;
    const value = await ask.answer({
      ...question,
      name,
      message: existing.has(name) ? strings.questions.kept(message) : message,
      initial: existing.has(name) ? "" : proposals[name],
      check: (answer) => (answer === "" ? undefined : check?.(answer)),
    });
    if (value !== "") secrets[name] = value;
  }
  const others = Object.entries(transports).filter(([name]) => name !== transport);
  const obsolete = others.flatMap(([, names]) => names).filter((name) => existing.has(name));
  return { secrets, obsolete };
}
