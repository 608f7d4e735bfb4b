import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSiteConfig } from "../../content-tools/site-config.ts";
import type { FunctionProcess } from "../../dev/stack/function-process.ts";
import { type Stack, type StackOptions, startStack } from "../../dev/stack/stack.ts";
import type {
  ContactPayload,
  InfoRequestPayload,
} from "../../supabase/functions/send-contact-email/contract.ts";
import type { DeliverySettings } from "../../supabase/functions/send-contact-email/mail-env.ts";

/** Settings of a handler that is called without a server, with no limit in its way. */
export const HANDLER_SETTINGS = {
  allowedOrigins: ["https://a"],
  ownOrigin: null,
  publishableKeys: ["key"],
  drainKeys: ["s"],
  clientHashKey: "k",
  clientAddressHeader: "cf-connecting-ip",
  rates: {
    address: { burst: 1e9, perHour: 1 },
    network: { burst: 1e9, perHour: 1 },
    everybody: { burst: 1e9, perHour: 1 },
  },
  minFillMs: 0,
  mailEventsSecret: null,
  mail: { links: { page: "https://a/bekleyen-mesaj", keys: ["l"] } },
};

/** Where the stack lets the function send mails, and from where: the laboratory's own address. */
export const laboratoryEmail = readSiteConfig().email;

export const SITE_ORIGIN = "https://www.sedefdental.example";

/** A stack of its own in a temporary folder, on free ports, without a timer. */
export async function testStack(options: StackOptions = {}): Promise<Stack> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "stack-test-"));
  const stack = await startStack({
    dataDir,
    ports: "random",
    quiet: true,
    site: null,
    schedulerSeconds: 0,
    origins: [SITE_ORIGIN],
    ...options,
    functionEnv: { RATE_LIMIT_BURST: "100000", ...options.functionEnv },
  });
  return {
    ...stack,
    async stop() {
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Calls the drain of a function, as the scheduler does. */
export async function drainOf(
  { url }: FunctionProcess,
  stack: Stack,
): Promise<{ sent: number; failed: number }> {
  const answer = await fetch(`${url}/drain`, { method: "POST", headers: { apikey: stack.keys.drain } });
  return (await answer.json()) as { sent: number; failed: number };
}

/** Times that fit each other, on a faster clock: leases of two seconds, pauses of tenths. */
export const FAST = {
  MAIL_RETRY_BASE_SECONDS: "0.1",
  MAIL_LEASE_SECONDS: "3",
  MAIL_TIMEOUT_MS: "1500",
  MAIL_RECORD_MS: "500",
  MAIL_PER_SECOND: "0",
};

/** Settings for a delivery without anything special. */
export const DELIVERY: DeliverySettings = {
  leaseSeconds: 60,
  retryBaseSeconds: 30,
  drainMs: 1,
  drainMails: 200,
  recordMs: 1_000,
  perSecond: 0,
  hourlyBudget: 0,
  digestSeconds: 600,
  secondAfterSeconds: null,
};

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
    ekBilgi: "",
    ...changes,
  };
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
    ekBilgi: "",
    ...changes,
  };
}

interface PostOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Appended to the function's address. */
  path?: string;
}

/** Posts a body, as JSON unless it is text or bytes already, with the publishable key unless other headers say so. */
export function post(stack: Stack, body: unknown, options: PostOptions = {}): Promise<Response> {
  const raw = typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
  const method = options.method ?? "POST";
  return fetch(stack.addresses.function + (options.path ?? ""), {
    method,
    headers: { apikey: stack.keys.publishable, "content-type": "application/json", ...options.headers },
    ...(method === "GET" || method === "HEAD" ? {} : { body: raw as BodyInit }),
  });
}

/** Asks again until the answer is there; fails after ten seconds. */
export async function eventually<T>(ask: () => Promise<T | null | undefined | false>): Promise<T> {
  for (const limit = Date.now() + 10_000; Date.now() < limit; ) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("it did not happen within ten seconds");
}

type FormFields = Record<string, string | readonly string[]>;

/** A form's body as browsers write it: lists as repeated fields, line breaks as CR LF. */
export function formBody(fields: FormFields): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((item) => [name, item.replace(/\r?\n/g, "\r\n")]),
  );
  return new URLSearchParams(pairs).toString();
}

/** The fields a browser posts by itself, without the transport's that only scripts know. */
export function formFields(payload: ContactPayload | InfoRequestPayload): FormFields {
  const { submissionId, elapsedMs, ...fields } = payload;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? ""]));
}

/** Posts a form as a browser does that runs no script: from a page of the site unless other headers say so. */
export function postForm(
  stack: Stack,
  body: FormFields | string,
  headers: Record<string, string> = { origin: SITE_ORIGIN },
): Promise<Response> {
  return fetch(stack.addresses.function, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: typeof body === "string" ? body : formBody(body),
  });
}
