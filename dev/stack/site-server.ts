import { access, readFile } from "node:fs/promises";
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";
import { headersFor, readHeaderRules } from "./header-rules.ts";
import { pageAddress } from "./page-address.ts";
import { listen } from "./ports.ts";
import { readRedirectRules } from "./redirect-rules.ts";

export interface SiteServer {
  /** Origin of the site, without a trailing slash. */
  url: string;
  port: number;
  /** Sets the origin of the function, to which calls under `/functions/v1/` are forwarded. */
  passCallsTo(functionOrigin: string): void;
  stop(): Promise<void>;
}

/** Sent by hosts unless `_headers` overrides them. */
const USUAL_HEADERS = {
  "x-content-type-options": "nosniff",
  "cache-control": "public, max-age=0, must-revalidate",
};

const pathOf = ({ url = "/" }: IncomingMessage): string => url.split("?")[0] ?? "/";

/** Decodes characters of file names that sirv leaves encoded: "%26" is "&". */
const withNames = (url = "/"): string =>
  url.replace(/^[^?]+/, (pathname) => pathname.replace(/%(?:2[46BC]|3[ABD]|40)/gi, decodeURIComponent));

function sendJson(response: ServerResponse, status: number, error: string): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(JSON.stringify({ error }));
}

/** Forwards a call to the function with the caller's address, like the platform's edge. */
function proxy(request: IncomingMessage, response: ServerResponse, functionOrigin: string): void {
  const headers = { ...request.headers, "cf-connecting-ip": request.socket.remoteAddress ?? "" };
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

/**
 * Serves the files of a built site like static hosts: redirects of `_redirects`, the page `x.html` at `/x`, redirects from
 * `/x/` and `/x.html`, and the not-found page for everything else.
 * @throws Error if the site is not built
 */
async function siteFiles(
  site: string,
): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const rules = await readHeaderRules(site);
  const redirects = await readRedirectRules(site);
  const notFoundPage = path.join(site, "404.html");
  await access(notFoundPage).catch(() => {
    throw new Error(`${site} holds no built site: run \`node dev/build-local.mjs\` first.`);
  });
  const setHeaders = (response: ServerResponse, pathname: string): void => {
    const headers = { ...USUAL_HEADERS, ...headersFor(rules, pathname) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  const sendNotFound = async (response: ServerResponse, pathname: string): Promise<void> => {
    const page = await readFile(notFoundPage);
    setHeaders(response, pathname);
    // Otherwise browsers could cache a missing file for a year. Netlify and Cloudflare Pages override it too.
    response.setHeader("cache-control", "no-store");
    response.writeHead(404, { "content-type": "text/html;charset=utf-8" }).end(page);
  };
  const files = sirv(site, {
    // Reads from disk, so that a new build is served without a restart.
    dev: true,
    etag: true,
    setHeaders,
  });
  const compress = compression();

  return (request, response) => {
    const pathname = pathOf(request);
    const notFound = (): void => {
      sendNotFound(response, pathname).catch((error: unknown) => {
        console.error("[site]", error);
        response.destroy();
      });
    };
    compress(request, response, () => {
      const redirect = redirects.get(pathname);
      if (redirect) {
        const query = (request.url ?? "").slice(pathname.length);
        setHeaders(response, pathname);
        response.writeHead(redirect.status, { location: redirect.to + query }).end();
        return;
      }
      const address = pageAddress(site, request.url ?? "/");
      if (address !== undefined) {
        setHeaders(response, pathname);
        response.writeHead(308, { location: address }).end();
      } else files(Object.assign(request, { url: withNames(request.url) }), response, notFound);
    });
  };
}

/**
 * Serves the built site on 127.0.0.1 like a static host: compressed, with the headers of `public/_headers`,
 * and the not-found page with status 404. Forwards `/functions/v1/` to the function, so that the site finds
 * it on its own origin on any port.
 * @param wantedPort 0 for any
 * @throws Error if the port is in use or the site is not built
 */
export async function startSiteServer(folder: string, wantedPort = 0): Promise<SiteServer> {
  let functionOrigin: string | null = null;
  const serveFile = await siteFiles(path.resolve(folder));
  const server = createServer((request, response) => {
    const pathname = pathOf(request);
    if (pathname.startsWith("/functions/v1/"))
      return functionOrigin === null
        ? sendJson(response, 502, "function_unreachable")
        : proxy(request, response, functionOrigin);
    if (request.method !== "GET" && request.method !== "HEAD")
      return sendJson(response, 405, "method_not_allowed");
    serveFile(request, response);
  });
  server.keepAliveTimeout = 30_000;
  const port = await listen(server, wantedPort);

  return {
    url: `http://localhost:${port}`,
    port,
    passCallsTo(origin) {
      functionOrigin = origin;
    },
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
