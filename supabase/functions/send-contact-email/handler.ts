import type { AcceptedAnswer } from "./contract.ts";
import type { Delivery } from "./delivery.ts";
import { handleEvent } from "./events.ts";
import type { FormType } from "./fields.ts";
import { failedPath, RECEIVED, readForm, redirect } from "./forms.ts";
import {
  asRefusal,
  corsHeaders,
  errorDetails,
  jsonResponse,
  type Log,
  Refusal,
  refusalResponse,
} from "./http.ts";
import { hashedSenders, hasKey, kindOf, parseJson, readBody } from "./receive.ts";
import type { Settings } from "./settings.ts";
import type { Store } from "./store.ts";
import { isFormType, type Submission, validate } from "./validate.ts";

/** Dependencies, replaced in tests. */
export interface Deps {
  settings: Omit<Settings, "database" | "mail">;
  store: Pick<Store, "accept" | "noteDrain" | "recordUndelivered" | "problems">;
  delivery: Pick<Delivery, "drain">;
  /** Keeps the worker alive for work after the response. */
  waitUntil(work: Promise<unknown>): void;
  log: Log;
}

/**
 * Stores a validated message and sends its mails after the response.
 * @throws Refusal `rate_limited`, or `unavailable` if the database is down
 */
async function accept(
  submission: Submission,
  headers: Headers,
  { settings, store, delivery, waitUntil, log }: Deps,
): Promise<AcceptedAnswer> {
  const hashed = { ...submission, ...(await hashedSenders(headers, settings.clientHashKey)) };
  const { outcome, id, retryAfter } = await store.accept(hashed).catch((error: unknown) => {
    throw asRefusal(error, log, "unavailable");
  });
  if (outcome === "limited") throw new Refusal("rate_limited", { retryAfter });
  // A failure is logged by the drain.
  if (outcome === "accepted") waitUntil(delivery.drain().catch(() => undefined));
  return { id, status: outcome };
}

/** Accepts a message of the site's script: authenticated by the publishable key; JSON in and out. */
async function handleMessage(
  request: Request,
  deps: Deps,
  headers: Record<string, string>,
): Promise<Response> {
  if (!(await hasKey(request.headers, deps.settings.publishableKeys))) throw new Refusal("invalid_key");
  const submission = validate(parseJson(await readBody(request)), "scripts");
  return jsonResponse(202, await accept(submission, request.headers, deps), headers);
}

/** Accepts a form posted by a browser, which shows the page it is led to. */
async function handleForm(request: Request, deps: Deps): Promise<Response> {
  // The address names it, too, for what is refused before its body is read.
  let formType: FormType = request.url.endsWith("?info_request") ? "info_request" : "contact";
  try {
    const values = await readForm(request, deps.settings);
    if (isFormType(values.formType)) formType = values.formType;
    await accept(validate(values, "browser"), request.headers, deps);
    return redirect(request, deps.settings, RECEIVED[formType]);
  } catch (error) {
    return redirect(request, deps.settings, failedPath(formType, asRefusal(error, deps.log)));
  }
}

async function drain(request: Request, deps: Deps): Promise<object> {
  if (!(await hasKey(request.headers, deps.settings.drainKeys))) throw new Refusal("invalid_key");
  try {
    const report = await deps.delivery.drain();
    await deps.store.noteDrain();
    return report;
  } catch (error) {
    throw asRefusal(error, deps.log, "unavailable");
  }
}

/** Names the problems, without figures, addresses or message content; monitors only need the status. */
async function answerHealth(
  { method }: Request,
  { store, log }: Deps,
  headers: Record<string, string>,
): Promise<Response> {
  const problems = await store.problems().catch((error: unknown) => {
    log("health_failed", errorDetails(error));
    return ["database_unreachable"];
  });
  const isWell = problems.length === 0;
  const answer = jsonResponse(isWell ? 200 : 503, { status: isWell ? "ok" : "trouble", problems }, headers);
  return method === "HEAD" ? new Response(null, answer) : answer;
}

async function route(request: Request, deps: Deps, headers: Record<string, string>): Promise<Response> {
  const { allowedOrigins } = deps.settings;
  const kind = kindOf(request);
  if (kind === "form") return handleForm(request, deps);
  const origin = request.headers.get("origin");
  if (origin !== null && !allowedOrigins.includes(origin)) throw new Refusal("origin_not_allowed");
  switch (kind) {
    case "message":
      return handleMessage(request, deps, headers);
    case "drain":
      return jsonResponse(200, await drain(request, deps), headers);
    case "events":
      return handleEvent(request, deps, headers);
    case "health":
      return answerHealth(request, deps, headers);
    case "preflight":
      return new Response(null, { status: 204, headers });
  }
}

/**
 * Handles a request. `POST …/send-contact-email` accepts a message (contract.ts) with 202, or a posted form
 * with 303 (forms.ts). `POST …/drain` with the scheduler's key sends due mails and returns counts. `POST
 * …/events` receives the provider's events (events.ts). `GET …/health` is for monitors. Errors
 * are JSON with `error` and CORS headers, except for forms.
 */
export async function handler(request: Request, deps: Deps): Promise<Response> {
  const headers = corsHeaders(request.headers.get("origin"), deps.settings.allowedOrigins);
  try {
    return await route(request, deps, headers);
  } catch (error) {
    return refusalResponse(asRefusal(error, deps.log), headers);
  }
}
