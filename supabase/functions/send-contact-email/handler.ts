import { acceptSubmission, type Deps } from "./accept.ts";
import { showsKey } from "./client.ts";
import type { Answer } from "./contract.ts";
import { failureOf, UNAVAILABLE_RETRY_AFTER } from "./failure.ts";
import { answerPost, isFormPost, isVisit, leadToSite } from "./form-post.ts";
import { answerHealth } from "./health.ts";
import { answerHeld, isHeldPath } from "./held-answer.ts";
import {
  BODY_LIMIT,
  corsHeaders,
  jsonResponse,
  parseJson,
  pathOf,
  Refusal,
  readBody,
  refusalResponse,
} from "./http.ts";
import { takeMailEvent } from "./mail-events.ts";
import { type Submission, validate } from "./validate.ts";

export type { Deps } from "./accept.ts";

async function readSubmission(request: Request, deps: Deps): Promise<Submission> {
  const body = parseJson(await readBody(request, BODY_LIMIT));
  const validation = validate(body, deps.settings.minFillMs);
  if (!validation.ok) throw new Refusal(validation.error, { fields: validation.fields });
  return validation.submission;
}

async function submit(request: Request, deps: Deps, headers: Record<string, string>): Promise<Response> {
  if (!(await showsKey(request.headers, deps.settings.publishableKeys))) throw new Refusal("invalid_key");
  const submission = await readSubmission(request, deps);
  const status = await acceptSubmission(submission, request, deps);
  const answer: Answer = { id: submission.id, status };
  return jsonResponse(202, answer, headers);
}

async function drain(request: Request, deps: Deps, headers: Record<string, string>): Promise<Response> {
  if (!(await showsKey(request.headers, deps.settings.drainKeys))) throw new Refusal("invalid_key");
  try {
    await deps.store.noteDrain();
    return jsonResponse(200, await deps.delivery.drain(), headers);
  } catch (error) {
    deps.log("drain_failed", failureOf(error));
    throw new Refusal("unavailable", { retryAfter: UNAVAILABLE_RETRY_AFTER });
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
      : path.endsWith("/send-contact-email/mail-events")
        ? takeMailEvent
        : null;
  if (path.endsWith("/send-contact-email/health")) return answerHealth(request, deps, headers);
  if (action === null) throw new Refusal("not_found");
  if (isVisit(request)) return Promise.resolve(leadToSite(deps.settings));
  if (request.method !== "POST") throw new Refusal("method_not_allowed");
  return action(request, deps, headers);
}

/**
 * Answers one request. `POST …/send-contact-email` takes a message (see contract.ts) and answers 202;
 * `POST …/send-contact-email/drain`, with the drain's own key, sends what is due and answers 200 with the counts;
 * `POST …/send-contact-email/held` shows a held message to whoever has a signed link to it (held-answer.ts);
 * `GET …/send-contact-email/health` tells a monitor how the mail's way is (health.ts); the mail provider posts its signed
 * events to `…/send-contact-email/mail-events` (mail-events.ts).
 * Every refusal is JSON with `error`, and every answer carries CORS headers. A form that a browser posts by itself is
 * answered with pages instead (see form-post.ts).
 */
export async function handler(request: Request, deps: Deps): Promise<Response> {
  const headers = corsHeaders(request, deps.settings.allowedOrigins);
  try {
    if (isHeldPath(request)) return await answerHeld(request, deps);
    return await (isFormPost(request) ? answerPost(request, deps) : route(request, deps, headers));
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error, headers);
    deps.log("internal_error", failureOf(error));
    return refusalResponse(new Refusal("internal_error"), headers);
  }
}
