import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { readSourceFiles } from "../../model/documents.ts";
import { isRecord } from "../../model/walk.ts";
import { editorConfig } from "../form/config.ts";
import { phrases } from "../form/phrases.ts";
import { pictureAddress } from "../form/pictures.ts";
import { type Answer, answer } from "./api.ts";

export interface WebEditor {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** A picture of a camera, written in base64, fits. */
const MOST_BYTES = 64 * 2 ** 20;

/** Nothing comes from another place than this server, and nothing goes there. Decap compiles its checks of itself. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "connect-src 'self' blob: data:",
  "frame-ancestors 'none'",
].join("; ");

const files: Readonly<Record<string, [file: string, type: string]>> = {
  "/": ["page.html", "text/html; charset=utf-8"],
  "/page.js": ["page.js", "text/javascript; charset=utf-8"],
  "/page.css": ["page.css", "text/css; charset=utf-8"],
};

/**
 * Serves the web editor on 127.0.0.1 to this machine's own browser.
 * @param contentFolder absolute path of the `content/` to edit
 * @param decapFolder absolute path of the package decap-cms
 * @param preferred port; any other free one is taken where this one is not free, or 0
 * @param report is called with every answer: changes, refusals and readings
 */
export async function startWebEditor(
  contentFolder: string,
  decapFolder: string,
  preferred: number,
  report: (answer: Answer) => void,
): Promise<WebEditor> {
  const serveDecap = sirv(path.join(decapFolder, "dist"), { etag: true });
  const opened: Opened = new Map();
  const servePictures = sirv(path.join(contentFolder, "images"), { dev: true, etag: true });
  let hosts: readonly string[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("content-security-policy", POLICY);
    response.setHeader("x-content-type-options", "nosniff");
    // Another site's page in the same browser could reach this port too; neither its name nor its origin is ours.
    const { host = "", origin } = request.headers;
    const foreign = origin !== undefined && !hosts.some((ours) => origin === `http://${ours}`);
    if (!hosts.includes(host) || foreign) return send(response, 403, { error: "Forbidden" });
    const { pathname } = new URL(request.url ?? "/", `http://${host}`);
    if (request.method === "POST" && pathname === "/api/v1") {
      if (!/^application\/json\b/.test(request.headers["content-type"] ?? ""))
        return send(response, 415, { error: "Unsupported Media Type" });
      const call = parsed(await bodyOf(request));
      if (call === undefined) return send(response, 400, { error: "Bad Request" });
      const given = await answer(contentFolder, opened, call);
      report(given);
      return send(response, given.status, given.body);
    }
    if (request.method !== "GET") return send(response, 405, { error: "Method Not Allowed" });
    if (pathname === "/settings.json") {
      return send(response, 200, { config: editorConfig(readSourceFiles(contentFolder)), phrases });
    }
    const [file, type] = files[pathname] ?? [];
    if (file && type) {
      response.writeHead(200, { "content-type": type, "cache-control": "no-store" });
      response.end(readFileSync(path.join(__dirname, "browser", file)));
      return;
    }
    if (pathname.startsWith(`${pictureAddress}/`)) {
      request.url = pathname.slice(pictureAddress.length);
      return servePictures(request, response, () => send(response, 404, { error: "Not Found" }));
    }
    serveDecap(request, response, () => send(response, 404, { error: "Not Found" }));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else send(response, 500, { error: "Beklenmeyen bir hata oldu; ayrıntısı terminalde." });
    });
  });
  const port = await listen(server, preferred);
  hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  return {
    url: `http://127.0.0.1:${port}/`,
    port,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Listens on this machine only. @returns the port, another one where the preferred is taken */
async function listen(server: Server, preferred: number): Promise<number> {
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

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(JSON.stringify(body));
}

/** @throws Error when it is larger than any save can be */
async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request) {
    const buffer = Buffer.from(piece);
    bytes += buffer.byteLength;
    if (bytes > MOST_BYTES) throw new Error("The web editor sent more than it can save.");
    pieces.push(buffer);
  }
  return Buffer.concat(pieces).toString("utf8");
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
