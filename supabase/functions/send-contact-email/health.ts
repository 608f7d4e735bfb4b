import { errorDetails, jsonResponse, type Log } from "./http.ts";
import type { HealthProblem, Store } from "./store.ts";

/** What a monitor is told: no figure, no address, nothing of any message. */
export interface Health {
  status: "ok" | "trouble";
  problems: HealthProblem[];
}

/** Milliseconds for which an answer is kept: however often it is called, the database is asked this seldom. */
const KEPT_MS = 15_000;

type HealthStore = Pick<Store, "problems">;

const kept = new WeakMap<HealthStore, { until: number; problems: Promise<HealthProblem[]> }>();

function problemsOf(store: HealthStore, now: number): Promise<HealthProblem[]> {
  const known = kept.get(store);
  if (known && known.until > now) return known.problems;
  const problems = store.problems();
  kept.set(store, { until: now + KEPT_MS, problems });
  return problems;
}

/**
 * Answers a monitor: 200 where all is well, 503 where something wants looking at, so that a monitor needs to know nothing
 * but the status.
 */
export async function answerHealth(
  method: string,
  { store, log }: { store: HealthStore; log: Log },
  headers: Record<string, string>,
  now = Date.now(),
): Promise<Response> {
  const problems = await problemsOf(store, now).catch((error: unknown): HealthProblem[] => {
    log("health_failed", errorDetails(error));
    return ["database_unreachable"];
  });
  const health: Health = { status: problems.length === 0 ? "ok" : "trouble", problems };
  const answer = jsonResponse(health.status === "ok" ? 200 : 503, health, headers);
  return method === "HEAD" ? new Response(null, answer) : answer;
}
