import { type AcceptDeps, accept } from "./accept.ts";
import type { Delivery } from "./delivery.ts";
import { handleEvent } from "./events.ts";
import { asRefusal, corsHeaders, errorDetails, jsonResponse, Refusal, refusalResponse } from "./http.ts";
import { type Call, hasKey, readCall } from "./receive.ts";
import { browserSender, type Sender, scriptSender } from "./senders.ts";
import type { Settings } from "./settings.ts";
import type { HealthProblem, Store } from "./store.ts";

/** Dependencies, replaced in tests. */
export interface Deps extends AcceptDeps {
  settings: Omit<Settings, "database" | "mail">;
  store: Pick<Store, "accept" | "noteDrain" | "recordUndelivered" | "problems">;
  delivery: Pick<Delivery, "drain">;
}

/** Processes a message: parse, validate, accept, respond. */
async function handleMessage(sender: Sender, address: Call["address"], deps: Deps): Promise<Response> {
  try {
    const submission = await sender.read();
    return sender.accepted(submission, await accept(submission, address, deps));
  } catch (error) {
    return sender.refused(asRefusal(error, deps.log));
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

/** Response for a monitor, without figures, addresses or message content. */
export interface Health {
  status: "ok" | "trouble";
  problems: HealthProblem[];
}

/** Status 200 if all is well, otherwise 503, so that monitors only need the status. */
async function answerHealth(
  { method }: Request,
  { store, log }: Deps,
  headers: Record<string, string>,
): Promise<Response> {
  const problems = await store.problems().catch((error: unknown): HealthProblem[] => {
    log("health_failed", errorDetails(error));
    return ["database_unreachable"];
  });
  const health: Health = { status: problems.length === 0 ? "ok" : "trouble", problems };
  const answer = jsonResponse(health.status === "ok" ? 200 : 503, health, headers);
  return method === "HEAD" ? new Response(null, answer) : answer;
}

async function route(request: Request, deps: Deps, headers: Record<string, string>): Promise<Response> {
  const { allowedOrigins } = deps.settings;
  const { kind, origin, address } = readCall(request);
  if (kind === "form") return handleMessage(browserSender(request, deps.settings), address, deps);
  if (origin !== null && !allowedOrigins.includes(origin)) throw new Refusal("origin_not_allowed");
  switch (kind) {
    case "message":
      return handleMessage(scriptSender(request, deps.settings, headers), address, deps);
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
 * with 303 (senders.ts). `POST …/drain` with the scheduler's key sends due mails and returns counts. `POST
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
