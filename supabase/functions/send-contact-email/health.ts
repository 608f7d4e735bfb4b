import { failureOf } from "./failure.ts";
import { jsonResponse, Refusal } from "./http.ts";
import type { MailState } from "./mail-state.ts";

/** What can be wrong with the mail's way; docs/deploy.md says what to do about each. */
export type HealthProblem =
  | "database_unreachable"
  /** Mails were given up. */
  | "dead"
  /** A message has been waiting for its mail for too long. */
  | "late"
  /** The scheduler does not call. */
  | "no_drain";

/** What a monitor is told: no address, no name, nothing of any message. */
export interface Health extends Partial<MailState> {
  status: "ok" | "trouble";
  problems: HealthProblem[];
}

/** Seconds a message may wait for its mail, and seconds between two calls of the scheduler, before that is trouble. */
const LATE_SECONDS = 1_800;
const DRAIN_SECONDS = 600;

/** Milliseconds for which an answer is kept: however often it is called, the database is asked this seldom. */
const KEPT_MS = 15_000;

export type HealthReporter = () => Promise<Health>;

function healthOf(state: MailState): Health {
  const isLate = (state.oldestPendingSeconds ?? 0) > LATE_SECONDS;
  const isDrained = state.lastDrainSeconds !== null && state.lastDrainSeconds <= DRAIN_SECONDS;
  const problems: HealthProblem[] = [
    ...(state.dead > 0 ? (["dead"] as const) : []),
    ...(isLate ? (["late"] as const) : []),
    ...(isDrained ? [] : (["no_drain"] as const)),
  ];
  return { status: problems.length === 0 ? "ok" : "trouble", problems, ...state };
}

/** Asks the store at most once in a while, and gives the last answer in between; callers at the same time wait for one. */
export function createHealthReporter(
  store: { health(): Promise<MailState> },
  now: () => number = Date.now,
): HealthReporter {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<Health> | null = null;
  return () => {
    if (answer === null || now() - askedAt >= KEPT_MS) {
      askedAt = now();
      answer = store.health().then(healthOf);
    }
    return answer;
  };
}

/**
 * Answers a monitor: 200 where all is well, 503 where something wants looking at, so that a monitor needs to know nothing
 * but the status.
 *
 * @throws Refusal `method_not_allowed` for anything but GET and HEAD
 */
export async function answerHealth(
  request: Request,
  deps: { health: HealthReporter; log(event: string, details: Record<string, unknown>): void },
  headers: Record<string, string>,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD")
    throw new Refusal("method_not_allowed", { allow: "GET, HEAD, OPTIONS" });
  const health = await deps.health().catch((error: unknown): Health => {
    deps.log("health_failed", failureOf(error));
    return { status: "trouble", problems: ["database_unreachable"] };
  });
  const answer = jsonResponse(health.status === "ok" ? 200 : 503, health, headers);
  return request.method === "HEAD" ? new Response(null, answer) : answer;
}
