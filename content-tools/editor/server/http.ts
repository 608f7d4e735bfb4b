import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { isRecord } from "../../model/walk.ts";

/** A picture of a camera, written in base64, fits. */
const mostBytes = 64 * 2 ** 20;

/** Listens on this machine only. @returns the port, another one where the preferred is taken */
export async function listen(server: Server, preferred: number): Promise<number> {
  server.listen(preferred, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    if (preferred === 0 || !isRecord(error) || error.code !== "EADDRINUSE") throw error;
    return listen(server, 0);
  }
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The web editor has no port.");
  return address.port;
}

/** Answers with JSON that nobody keeps. */
export function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(JSON.stringify(body));
}

/** @returns undefined where it is no JSON. @throws Error when it is larger than any save can be */
export async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request) {
    const buffer = Buffer.from(piece);
    bytes += buffer.byteLength;
    if (bytes > mostBytes) throw new Error("The web editor sent more than it can save.");
    pieces.push(buffer);
  }
  return parsed(Buffer.concat(pieces).toString("utf8"));
}

/** @returns undefined where a text is no JSON */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A header that is there once. */
export function headerOf({ headers }: IncomingMessage, name: string): string {
  const value = headers[name];
  return typeof value === "string" ? value : "";
}
