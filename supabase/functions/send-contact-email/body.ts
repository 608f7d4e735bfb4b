import { Refusal } from "./http.ts";
import { withTimeout } from "./with-timeout.ts";

/** Bytes a body may have: many times a message of full fields, so that one too long is named by its field (`LIMITS`). */
export const BODY_LIMIT = 256 * 1024;

/** Milliseconds a body may take to come. */
const DEADLINE_MS = 10_000;

/**
 * Reads at most `limit` bytes of the body, whatever Content-Length claims.
 * @throws Refusal `body_too_large` as soon as there is one byte more, `body_timeout` when it is not there in time,
 * `invalid_json` when it breaks off
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
    // Not waited for: what it waits for may be the caller.
    reader.cancel().catch(() => undefined);
    // What breaks off in the middle is no message.
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

/** @throws Refusal `invalid_json` for anything that is not UTF-8 JSON */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal("invalid_json");
  }
}
