import type { Answer, ErrorCode } from "./contract.ts";

/** Bytes a message may have as JSON. */
export const BODY_LIMIT = 32 * 1024;

const STATUS: Record<ErrorCode, number> = {
  invalid_json: 400,
  invalid_key: 401,
  origin_not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  submission_id_reused: 409,
  body_too_large: 413,
  invalid_fields: 422,
  rate_limited: 429,
  internal_error: 500,
  unavailable: 503,
};

/** A refusal the handler decided on; everything else that is thrown becomes `internal_error`. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: { fields?: string[]; retryAfter?: number; allow?: string } = {},
  ) {
    super(code);
  }

  get status(): number {
    return STATUS[this.code];
  }
}

/** The path without trailing slashes. @throws Refusal `not_found` for a request line that names no valid address */
export function pathOf(request: Request): string {
  try {
    return new URL(request.url).pathname.replace(/\/+$/, "");
  } catch {
    throw new Refusal("not_found");
  }
}

/**
 * CORS headers for an answer. A foreign page is named the first allowed origin instead of its own, so its
 * browser refuses to hand it the answer.
 */
export function corsHeaders(request: Request, allowedOrigins: string[]): Record<string, string> {
  const origin = request.headers.get("origin") ?? "";
  return {
    "access-control-allow-origin": allowedOrigins.includes(origin) ? origin : (allowedOrigins[0] ?? "null"),
    "access-control-allow-methods": "POST, OPTIONS",
    "access-control-allow-headers": "authorization, apikey, content-type, x-client-info, x-region",
    "access-control-expose-headers": "retry-after",
    "access-control-max-age": "86400",
    vary: "Origin",
  };
}

/** An answer as JSON that nobody keeps. What the site gets is an `Answer`; callers of the other addresses get their own. */
export function jsonResponse(status: number, body: object, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
  });
}

/** The refusal as an answer, with the headers its status calls for. */
export function refusalResponse(refusal: Refusal, headers: Record<string, string>): Response {
  const { fields, retryAfter } = refusal.details;
  const extra = {
    ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
    ...(refusal.code === "method_not_allowed" ? { allow: refusal.details.allow ?? "POST, OPTIONS" } : {}),
  };
  const body: Answer = fields === undefined ? { error: refusal.code } : { error: refusal.code, fields };
  return jsonResponse(refusal.status, body, { ...headers, ...extra });
}

/**
 * Reads at most `limit` bytes of the body, whatever Content-Length claims.
 * @throws Refusal `body_too_large` as soon as there is one byte more
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new Refusal("body_too_large");
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body !== null) {
    const reader = request.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.byteLength;
      if (size > limit) {
        await reader.cancel().catch(() => undefined);
        throw new Refusal("body_too_large");
      }
      chunks.push(next.value);
    }
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}

/** @throws Refusal `invalid_json` for anything that is not UTF-8 JSON */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal("invalid_json");
  }
}
