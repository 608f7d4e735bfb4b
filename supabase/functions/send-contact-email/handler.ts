import { clientBucket, showsKey } from "./client.ts";
import type { Delivery } from "./delivery.ts";
import type { Settings } from "./env.ts";
import { corsHeaders, jsonResponse, parseJson, Refusal, readBody, refusalResponse } from "./http.ts";
import type { Acceptance, Store } from "./store.ts";
import { type Submission, validate } from "./validate.ts";

/** Everything the handler needs from outside; tests hand in their own. */
export interface Deps {
  settings: Pick<
    Settings,
    "allowedOrigins" | "publishableKeys" | "secretKeys" | "clientHashKey" | "minFillMs"
  >;
  store: Pick<Store, "accept">;
  delivery: Delivery;
  /** Keeps the process alive for work that goes on after the answer. */
  waitUntil(work: Promise<unknown>): void;
  /** One line for the operator. Never given anything the visitor wrote. */
  log(event: string, details: Record<string, unknown>): void;
}

/** Bytes a request's body may have. */
const BODY_LIMIT = 32 * 1024;
/** Seconds after which a caller may try again when the database is down. */
const UNAVAILABLE_RETRY_AFTER = 30;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : "unknown failure");

/** The driver's error text may quote values of the row it failed on; its code and name do not. */
function failureOf(error: unknown): Record<string, unknown> {
  const code: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "code") : undefined;
  return code === undefined ? { reason: reasonOf(error) } : { code };
}

async function readSubmission(request: Request, deps: Deps): Promise<Submission> {
  const body = parseJson(await readBody(request, BODY_LIMIT));
  const validation = validate(body, deps.settings.minFillMs);
  if (!validation.ok) throw new Refusal(validation.error, { fields: validation.fields });
  return validation.submission;
}

async function store(submission: Submission, request: Request, deps: Deps): Promise<Acceptance> {
  const client = await clientBucket(request.headers, deps.settings.clientHashKey);
  try {
    return await deps.store.accept(submission, client);
  } catch (error) {
    deps.log("store_failed", failureOf(error));
    throw new Refusal("unavailable", { retryAfter: UNAVAILABLE_RETRY_AFTER });
  }
}

async function submit(request: Request, deps: Deps, headers: Record<string, string>): Promise<Response> {
  if (!(await showsKey(request.headers, [...deps.settings.publishableKeys, ...deps.settings.secretKeys]))) {
    throw new Refusal("invalid_key");
  }
  const submission = await readSubmission(request, deps);
  const { outcome, retryAfter } = await store(submission, request, deps);
  if (outcome === "limited") throw new Refusal("rate_limited", { retryAfter });
  if (outcome === "conflict") throw new Refusal("submission_id_reused");
  if (outcome === "accepted") {
    deps.waitUntil(deps.delivery.drain().catch((error) => deps.log("drain_failed", failureOf(error))));
  }
  return jsonResponse(202, { id: submission.id, status: outcome }, headers);
}

async function drain(request: Request, deps: Deps, headers: Record<string, string>): Promise<Response> {
  if (!(await showsKey(request.headers, deps.settings.secretKeys))) throw new Refusal("invalid_key");
  try {
    return jsonResponse(200, await deps.delivery.drain(), headers);
  } catch (error) {
    deps.log("drain_failed", failureOf(error));
    throw new Refusal("unavailable", { retryAfter: UNAVAILABLE_RETRY_AFTER });
  }
}

/** The path without trailing slashes. A request line that names no valid address leads nowhere. */
function pathOf(request: Request): string {
  try {
    return new URL(request.url).pathname.replace(/\/+$/, "");
  } catch {
    throw new Refusal("not_found");
  }
}

function route(request: Request, deps: Deps, headers: Record<string, string>): Promise<Response> {
  const origin = request.headers.get("origin");
  if (origin !== null && !deps.settings.allowedOrigins.includes(origin))
    throw new Refusal("origin_not_allowed");
  if (request.method === "OPTIONS") return Promise.resolve(new Response(null, { status: 204, headers }));
  const path = pathOf(request);
  const action = path.endsWith("/send-contact-email")
    ? submit
    : path.endsWith("/send-contact-email/drain")
      ? drain
      : null;
  if (action === null) throw new Refusal("not_found");
  if (request.method !== "POST") throw new Refusal("method_not_allowed");
  return action(request, deps, headers);
}

/**
 * Answers one request. `POST …/send-contact-email` takes a message (see contract.ts) and answers 202;
 * `POST …/send-contact-email/drain`, with a secret key, sends what is due and answers 200 with the counts.
 * Every refusal is JSON with `error`, and every answer carries CORS headers.
 */
export async function handler(request: Request, deps: Deps): Promise<Response> {
  const headers = corsHeaders(request, deps.settings.allowedOrigins);
  try {
    return await route(request, deps, headers);
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error, headers);
    deps.log("internal_error", failureOf(error));
    return refusalResponse(new Refusal("internal_error"), headers);
  }
}
