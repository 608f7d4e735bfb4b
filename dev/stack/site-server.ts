import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { type HeaderRules, headersFor, readHeaderRules } from "./header-rules.ts";
import { listen } from "./ports.ts";
import { findFile, isImmutable, type SiteFile, variantOf } from "./site-files.ts";

export interface SiteServer {
  /** Origin of the site, without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

function sendJson(response: ServerResponse, status: number, error: string): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(JSON.stringify({ error }));
}

/** Passes a call on to the function, naming the caller's address as the platform's edge would. */
function proxy(request: IncomingMessage, response: ServerResponse, functionOrigin: string): void {
  const { "cf-connecting-ip": _claimed, ...given } = request.headers;
  const headers = { ...given, "x-forwarded-for": request.socket.remoteAddress ?? "" };
  const onward = httpRequest(
    functionOrigin + (request.url ?? "/"),
    { method: request.method, headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on("error", () => {
    if (response.headersSent) response.destroy();
    else sendJson(response, 502, "function_unreachable");
  });
  response.on("close", () => onward.destroy());
  request.pipe(onward);
}

async function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  pathname: string,
  rules: HeaderRules,
): Promise<void> {
  const { body, encoding, etag } = await variantOf(file, request.headers["accept-encoding"] ?? "");
  const headers: Record<string, string> = {
    "content-type": file.type,
    "cache-control": isImmutable(pathname) && file.status === 200 ? IMMUTABLE : REVALIDATE,
    "x-content-type-options": "nosniff",
    vary: "Accept-Encoding",
    etag,
    ...(encoding === null ? {} : { "content-encoding": encoding }),
    ...headersFor(rules, pathname),
  };
  const known = (request.headers["if-none-match"] ?? "").split(/\s*,\s*/);
  if (file.status === 200 && known.includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(file.status, { ...headers, "content-length": String(body.byteLength) });
  response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * Serves the built site on 127.0.0.1 as a static host would: compressed, with the headers of `public/_headers`,
 * `/path` and `/path/` alike, the not-found page with status 404. Calls under `/functions/v1/` go to the function,
 * so that the site finds it on its own origin whatever ports are in use.
 *
 * @throws Error when the port is taken
 */
export async function startSiteServer(
  folder: string,
  port: number,
  functionOrigin: string,
): Promise<SiteServer> {
  const site = path.resolve(folder);
  const rules = await readHeaderRules(site);

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    if (pathname.startsWith("/functions/v1/")) return proxy(request, response, functionOrigin);
    if (request.method !== "GET" && request.method !== "HEAD")
      return sendJson(response, 405, "method_not_allowed");
    findFile(site, pathname)
      .then((file) => serveFile(request, response, file, pathname, rules))
      .catch((error: unknown) => {
        console.error("[site]", error);
        if (response.headersSent) response.destroy();
        else sendJson(response, 500, "internal_error");
      });
  });
  server.keepAliveTimeout = 30_000;
  await listen(server, port, "site");

  return {
    url: `http://localhost:${port}`,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
