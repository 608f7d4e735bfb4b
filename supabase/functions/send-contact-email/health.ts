import { errorDetails, jsonResponse, type Log } from "./http.ts";
import type { HealthProblem, Store } from "./store.ts";

/** Response for a monitor, without figures, addresses or message content. */
export interface Health {
  status: "ok" | "trouble";
  problems: HealthProblem[];
}

/** Cache time in milliseconds: limits database queries, and a monitor or a deployment sees the end of a problem soon. */
const CACHE_MS = 1_000;

type HealthStore = Pick<Store, "problems">;

const cache = new WeakMap<HealthStore, { until: number; problems: Promise<HealthProblem[]> }>();

function problemsOf(store: HealthStore, now: number): Promise<HealthProblem[]> {
  const cached = cache.get(store);
  if (cached && cached.until > now) return cached.problems;
  const problems = store.problems();
  cache.set(store, { until: now + CACHE_MS, problems });
  return problems;
}

/** Returns 200 if all is well, otherwise 503, so that monitors only need the status. */
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
