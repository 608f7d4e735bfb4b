import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { inlineScriptSources } from "../../plugins/security-headers/inline-scripts.ts";
import { securityHeaders } from "../../plugins/security-headers/policy.ts";
import { immutable, revalidate } from "../../plugins/security-headers/rules.ts";

// A site of two pages with all that a published one has, to be broken on purpose.

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface SmallSite {
  origin: string;
  /** Changes what a path answers; `undefined` lets it answer as unknown ones do. */
  change(path: string, change: (reply: Reply) => Reply | undefined): void;
  /** Changes what the function answers. */
  changeFunction(change: (reply: Reply, headers: IncomingHttpHeaders) => Reply): void;
  /** Changes what it tells a monitor. */
  changeHealth(change: (reply: Reply) => Reply): void;
  stop(): Promise<void>;
}

export const functionPath = "/functions/v1/send-contact-email";
const key = "sb_publishable_small";
const script = "/app-0123456789abcdef0123.js";
const loader = "/loader-0123456789abcdef0123.js";
const scriptAtRest = "/at-rest-0123456789abcdef0123.js";
const lateScript = "/component---page-0123456789abcdef0123.js";
export const picture = "/static/a/kron.webp";
export const largePicture = "/static/b/kron.webp";

const html = (origin: string, path: string) => `<!doctype html><html lang="tr"><head><title>Sayfa</title>
  <link rel="canonical" href="${origin}${path}"><meta property="og:url" content="${origin}${path}">
  <meta property="og:image" content="${origin}/static/social/kron.jpg"><link rel="manifest" href="/manifest.webmanifest">
  <script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script></head>
  <body><img src="${picture}" srcset="${picture} 1x, ${largePicture} 2x" alt="">
  <script>alert(1)</script><script src="${loader}" async></script></body></html>`;

const notFound = `<!doctype html><html lang="tr"><head><meta name="robots" content="noindex"></head><body>404</body></html>`;
const scriptSources = inlineScriptSources("<script>alert(1)</script>");

const page = (body: string, status = 200): Reply => ({
  status,
  headers: {
    ...securityHeaders({ scriptSources }),
    "content-type": "text/html",
    "cache-control": revalidate,
  },
  body,
});
const file = (type: string, body: string, caching = immutable): Reply => ({
  status: 200,
  headers: { "content-type": type, "cache-control": caching },
  body,
});
const redirect = (location: string): Reply => ({ status: 308, headers: { location }, body: "" });

const replies = (origin: string): Map<string, Reply> =>
  new Map([
    ["/", page(html(origin, "/"))],
    ["/sss", page(html(origin, "/sss"))],
    ["/sss/", redirect("/sss")],
    ["/robots.txt", file("text/plain", `Sitemap: ${origin}/sitemap-index.xml`, revalidate)],
    [
      "/sitemap-index.xml",
      file("application/xml", `<sitemapindex><loc>${origin}/sitemap-0.xml</loc></sitemapindex>`, revalidate),
    ],
    [
      "/sitemap-0.xml",
      file("application/xml", `<urlset><loc>${origin}/</loc><loc>${origin}/sss</loc></urlset>`, revalidate),
    ],
    [
      "/manifest.webmanifest",
      file("application/manifest+json", '{"icons":[{"src":"/icons/48.png?v=1"}]}', revalidate),
    ],
    ["/icons/48.png", file("image/png", "x", revalidate)],
    [script, file("text/javascript", `const key="${key}"||"sb_publishable_local"`)],
    [loader, file("text/javascript", `const run=["${script}"],rest="${scriptAtRest}"`)],
    [scriptAtRest, file("text/javascript", `const files=["${lateScript}"]`)],
    [lateScript, file("text/javascript", "")],
    [picture, file("image/webp", "x")],
    [largePicture, file("image/webp", "x")],
    ["/static/social/kron.jpg", file("image/jpeg", "x")],
  ]);

/** What the function tells a monitor: all is well. */
const health = (): Reply => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ status: "ok", problems: [], pending: 0, dead: 0, held: 0 }),
});

/** What the function answers: it lets pages of the site call, and wants the key. */
function functionReply(origin: string, method: string, { origin: from, apikey }: IncomingHttpHeaders): Reply {
  const headers = {
    "access-control-allow-origin": origin,
    "access-control-allow-headers": "apikey, content-type",
    "content-type": "application/json",
  };
  const refuse = (status: number, error: string) => ({ status, headers, body: JSON.stringify({ error }) });
  if (from !== origin) return refuse(403, "origin_not_allowed");
  if (method === "OPTIONS") return { status: 204, headers, body: "" };
  return apikey === key ? refuse(422, "invalid_fields") : refuse(401, "invalid_key");
}

/**
 * Starts the site on a free port; nothing is wrong with it.
 * @param options what unknown addresses get instead of the site's own page with 404
 */
export async function startSmallSite({
  unknownStatus = 404,
  unknownPage = notFound,
} = {}): Promise<SmallSite> {
  let changeAnswer = (reply: Reply, _: IncomingHttpHeaders): Reply => reply;
  let monitorAnswer = (reply: Reply): Reply => reply;
  let known = new Map<string, Reply>();
  let origin = "";
  const server: Server = createServer((request, response) => {
    const { url = "/", method = "GET", headers } = request;
    const isCall = url.startsWith(functionPath);
    const reply =
      url === `${functionPath}/health`
        ? monitorAnswer(health())
        : isCall
          ? changeAnswer(functionReply(origin, method, headers), headers)
          : (known.get(url) ?? page(unknownPage, unknownStatus));
    const isText = /text|json|xml/.test(reply.headers["content-type"] ?? "");
    const body = isText && !isCall && reply.body ? gzipSync(reply.body) : Buffer.from(reply.body);
    const encoding = isText && !isCall && reply.body ? { "content-encoding": "gzip" } : {};
    response.writeHead(reply.status, { ...encoding, ...reply.headers });
    response.end(method === "HEAD" || reply.status === 204 ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  known = replies(origin);
  return {
    origin,
    change(path, change) {
      const changed = change(known.get(path) ?? page(notFound, 404));
      if (changed) known.set(path, changed);
      else known.delete(path);
    },
    changeFunction(change) {
      changeAnswer = change;
    },
    changeHealth(change) {
      monitorAnswer = change;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
