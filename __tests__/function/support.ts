import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { laboratoryMail } from "../../dev/stack/settings.ts";
import { type Stack, type StackOptions, startStack } from "../../dev/stack/stack.ts";
import type {
  ContactPayload,
  InfoRequestPayload,
} from "../../supabase/functions/send-contact-email/contract.ts";
import { FORMS } from "../../supabase/functions/send-contact-email/fields.ts";
import type { Deps } from "../../supabase/functions/send-contact-email/handler.ts";

/** Settings of a handler called without a server; no limits. */
export const HANDLER_SETTINGS = {
  allowedOrigins: ["https://a"],
  publishableKeys: ["key"],
  drainKeys: ["s"],
  clientHashKey: "k",
  limits: { perHour: 1_000_000, totalPerHour: 1_000_000, mailsPerDay: 1_000_000 },
  retentionDays: 180,
  webhookSecret: null,
};

/** Dependencies of a handler that store and send nothing; tests replace some. */
export const handlerDeps = (parts: Partial<Deps> = {}): Deps => ({
  settings: HANDLER_SETTINGS,
  store: {
    accept: async () => ({ outcome: "accepted", id: randomUUID(), retryAfter: 0 }),
    noteDrain: async () => undefined,
    recordUndelivered: async () => true,
    problems: async () => [],
  },
  delivery: { drain: async () => ({ sent: 0, failed: 0 }) },
  waitUntil: () => undefined,
  log: () => undefined,
  ...parts,
});

/** Recipient and sender of the local stack's mails: the laboratory's address. */
export const laboratoryEmail = laboratoryMail();

export const SITE_ORIGIN = "https://www.sedefdental.example";

/**
 * The Deno that runs the function; with `FUNCTION_DENO=hosted` the version Supabase's runtime is based on.
 */
export const isHostedDeno = process.env.FUNCTION_DENO === "hosted";
export const deno = isHostedDeno ? "deno-hosted" : "deno";

/** Without limits, and with the period of deletion that tests count with. */
const SETTINGS = { RATE_LIMITS: "1000000,1000000", MAILS_PER_DAY: "1000000", RETENTION_DAYS: "180" };

/** A stack with an administrator's database connection. */
export interface TestStack extends Stack {
  sql: Sql;
}

/** A stack in a temporary folder on free ports, without timer and daily summaries. */
export async function testStack(options: StackOptions = {}): Promise<TestStack> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "stack-test-"));
  const stack = await startStack({
    dataDir,
    quiet: true,
    site: null,
    schedulerSeconds: 0,
    origins: [SITE_ORIGIN],
    deno,
    ...options,
    functionEnv: { ...SETTINGS, ...options.functionEnv },
  });
  const sql = postgres(stack.database.url, { max: 2, onnotice: () => undefined, backoff: () => 0.1 });
  await sql`insert into contact.outbox (summary_day, recipient, status)
    select day, 1, 'sent' from generate_series(current_date - 2, current_date + 1, interval '1 day') day`;
  return {
    ...stack,
    sql,
    async stop() {
      await sql.end({ timeout: 1 });
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A stack that runs during the tests of a file or of a `describe`. */
export function sharedStack(options?: StackOptions): TestStack {
  const stack = {} as TestStack;
  beforeAll(async () => {
    Object.assign(stack, await testStack(options));
  });
  afterAll(() => stack.stop());
  return stack;
}

/** State of a message's mail to its first or another recipient. */
export async function outboxOf({ sql }: TestStack, id = "", recipient = 1) {
  const [row] = await sql<
    { status: string; failures: number; last_error: string | null; lease: string | null; pause: number }[]
  >`
    select status, failures, last_error, lease::text,
           extract(epoch from next_attempt_at - clock_timestamp())::float8 as pause
    from contact.outbox where submission_id = ${id} and recipient = ${recipient}`;
  return row;
}

/** Moves all waiting mails into the past by this time. */
export const letPass = ({ sql }: TestStack, time: string) => sql`
  update contact.outbox
  set next_attempt_at = next_attempt_at - ${time}::interval, queued_at = queued_at - ${time}::interval
  where status = 'pending' and lease is null`;

export function contact(changes: Partial<ContactPayload> = {}): ContactPayload {
  return {
    formType: "contact",
    name: "Şükrü Çağlayan",
    email: "sukru@klinik.example",
    phone: "+90 352 000 00 01",
    subject: "Implant üstü kron",
    message: "Merhaba,\nfiyat listenizi rica ederim.",
    submissionId: randomUUID(),
    elapsedMs: 20_000,
    extraInfo: "",
    ...changes,
  };
}

/** The message's fields as they are stored; unanswered ones are empty. */
export function storedFields({ submissionId, elapsedMs, extraInfo, ...answers }: ContactPayload): object {
  const empty = FORMS.contact.map(({ name }) => [name, ""]);
  return { ...Object.fromEntries(empty), ...answers };
}

export function infoRequest(changes: Partial<InfoRequestPayload> = {}): InfoRequestPayload {
  return {
    formType: "info_request",
    clinicName: "Gülüş Ağız ve Diş Sağlığı",
    contactPerson: "İlknur Işık",
    phone: "+90 352 000 00 02",
    email: "ilknur@klinik.example",
    selectedServices: ["Gece Plağı", "E.Max CAD Kron"],
    message: "",
    submissionId: randomUUID(),
    elapsedMs: 20_000,
    extraInfo: "",
    ...changes,
  };
}

interface PostOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Address of another copy of the function. */
  to?: string;
  /** Path below the function's address. */
  path?: string;
}

/** Posts a body with the publishable key, by default; as JSON unless it is text or bytes. */
export function post(stack: Stack, body: unknown, options: PostOptions = {}): Promise<Response> {
  const raw = typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
  return fetch((options.to ?? stack.addresses.function) + (options.path ?? ""), {
    method: options.method ?? "POST",
    headers: {
      apikey: stack.keys.publishable,
      "content-type": "application/json",
      "cf-connecting-ip": "192.0.2.1",
      ...options.headers,
    },
    body: raw as BodyInit,
  });
}

/**
 * Polls until the result is truthy; fails after half a minute by default, with the name of what it waited
 * for.
 */
export async function eventually<T>(
  ask: () => Promise<T | null | undefined | false>,
  patienceMs = 30_000,
): Promise<T> {
  for (const limit = Date.now() + patienceMs; Date.now() < limit; ) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const asked = ask.toString().replace(/\s+/g, " ");
  throw new Error(`Not true within ${patienceMs / 1_000} s: ${asked}`);
}

type FormFields = Record<string, string | readonly string[]>;

/** A form's body as browsers encode it: lists as repeated fields, line breaks as CR LF. */
function formBody(fields: FormFields): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((item) => [name, item.replace(/\r?\n/g, "\r\n")]),
  );
  return new URLSearchParams(pairs).toString();
}

/** Fields a browser posts without scripts; the id, which only scripts know, is empty. */
export function formFields(payload: ContactPayload | InfoRequestPayload): FormFields {
  const { submissionId, elapsedMs, ...fields } = payload;
  const texts = Object.entries(fields).map(([name, value]) => [name, value ?? ""]);
  return { ...Object.fromEntries(texts), submissionId: "" };
}

/** Posts a form like a browser without scripts, by default from a page of the site, whose address ends in its kind. */
export function postForm(
  stack: Stack,
  body: FormFields | string,
  headers: Record<string, string> = { origin: SITE_ORIGIN },
  query = "",
): Promise<Response> {
  return fetch(stack.addresses.function + query, {
    method: "POST",
    redirect: "manual",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "cf-connecting-ip": "192.0.2.1",
      ...headers,
    },
    body: typeof body === "string" ? body : formBody(body),
  });
}
