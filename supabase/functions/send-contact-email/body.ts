import { Refusal } from "./http.ts";
import { withTimeout } from "./with-timeout.ts";

/**
 * Maximum body size in bytes: many times a full message, so that an overlong field is reported by name
 * (`LIMITS`).
 */
export const BODY_LIMIT = 256 * 1024;

/** Timeout for reading the body, in milliseconds. */
const DEADLINE_MS = 10_000;

/**
 * Reads at most `limit` bytes, regardless of Content-Length.
 * @throws Refusal `body_too_large`, `body_timeout`, or `invalid_json` if the body is cut off
 */
export async function readBody(
  { body, headers }: Request,
  limit: number,
  deadlineMs = DEADLINE_MS,
): Promise<Uint8Array> {
  if (Number(headers.get("content-length") ?? 0) > limit) throw new Refusal("body_too_large");
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  try {
    return await withTimeout(readAll(reader, limit), deadlineMs, new Refusal("body_timeout"));
  } catch (error) {
    // Not awaited: it may wait for the caller.
    reader.cancel().catch(() => undefined);
    // An incomplete body is no message.
    throw error instanceof Refusal ? error : new Refusal("invalid_json");
  }
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > limit) throw new Refusal("body_too_large");
    chunks.push(next.value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** @throws Refusal `invalid_json` unless it is UTF-8 JSON */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal("invalid_json");
  }
}
