import { type ErrorAnswer, type ErrorCode, type Fault, STATUS } from "./contract.ts";

/** Logs a line for the operator; never contains visitor input. */
export type Log = (event: string, details: Record<string, unknown>) => void;

/** Retry-After in seconds if the database is down. */
const UNAVAILABLE_RETRY_AFTER = 30;

export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: { faults?: Fault[]; retryAfter?: number; allow?: string } = {},
  ) {
    super(code);
  }
}

/** Error for the log: the driver's message may quote row values, its code does not. */
export function errorDetails(error: unknown): Record<string, unknown> {
  const code: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "code") : undefined;
  if (code !== undefined) return { code };
  return { reason: error instanceof Error ? error.message : "unknown failure" };
}

/** Response to an error: a Refusal as is; other errors are logged, and the caller gets `code`. */
export function asRefusal(
  error: unknown,
  log: Log,
  code: "internal_error" | "unavailable" = "internal_error",
): Refusal {
  if (error instanceof Refusal) return error;
  log(code, errorDetails(error));
  return new Refusal(code, code === "unavailable" ? { retryAfter: UNAVAILABLE_RETRY_AFTER } : {});
}

/** CORS headers. Foreign origins get the first allowed origin, so that browsers block the response. */
export function corsHeaders(origin: string | null, allowedOrigins: string[]): Record<string, string> {
  const allowed = allowedOrigins.find((each) => each === origin) ?? allowedOrigins[0] ?? "null";
  return {
    "access-control-allow-origin": allowed,
    "access-control-allow-methods": "POST, OPTIONS",
    "access-control-allow-headers": "authorization, apikey, content-type, x-client-info, x-region",
    "access-control-expose-headers": "retry-after",
    "access-control-max-age": "86400",
    vary: "Origin",
  };
}

/** Uncacheable JSON response. */
export function jsonResponse(status: number, body: object, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
  });
}

/** Error response with the headers of its status. */
export function refusalResponse(refusal: Refusal, headers: Record<string, string>): Response {
  const { faults, retryAfter, allow } = refusal.details;
  const extra = {
    ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
    ...(allow === undefined ? {} : { allow }),
  };
  // Undefined fields are omitted.
  const body: ErrorAnswer = { error: refusal.code, faults };
  return jsonResponse(STATUS[refusal.code], body, { ...headers, ...extra });
}

/**
 * Rejects if the work takes longer; the work itself is not stopped.
 * @param error the reason of the rejection
 */
export async function withTimeout<T>(work: PromiseLike<T>, limitMs: number, error: unknown): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
