import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkLive } from "../../dev/check-live.ts";
import { checkFunction } from "../../dev/check-live-function.ts";
import { listen } from "../../dev/stack/ports.ts";
import { type Stack, startStack } from "../../dev/stack/stack.ts";
import { publishedOrigin } from "../site/built-site.ts";
import { site } from "../support/real-content.ts";

// Checks the built site with its function and mailbox, served locally and broken on purpose.

const LIMIT = 120_000;
let dataDir: string;
let stack: Stack;
let broken: Server;
let url: string;
let change: (path: string, answer: Response) => Response | undefined = () => undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "live-"));
  stack = await startStack({
    dataDir,
    quiet: true,
    site: path.resolve("public"),
    schedulerSeconds: 0,
  });
  // As in production, where the scheduler has called.
  await stack.drain();
  broken = createServer(async ({ url: asked = "/", method = "GET" }, response) => {
    const answer = await fetch(stack.addresses.site + asked, { method, redirect: "manual" });
    const { status, headers, body } = change(asked, answer) ?? answer;
    const kept = [...headers].filter(([name]) => !["content-length", "content-encoding"].includes(name));
    response.writeHead(status, Object.fromEntries(kept));
    response.end(body && Buffer.from(await new Response(body).arrayBuffer()));
  });
  url = `http://127.0.0.1:${await listen(broken, 0)}`;
}, LIMIT);

afterAll(async () => {
  broken?.closeAllConnections();
  broken?.close();
  await stack?.stop();
  await rm(dataDir, { recursive: true, force: true });
}, LIMIT);

test(
  "the built site passes and a message of each form arrives",
  async () => {
    const send = site.email ?? "kontrol@laboratuvar.example";
    expect(await checkLive({ url: stack.addresses.site, published: publishedOrigin(), send })).toEqual([]);
    await stack.drain();
    const mails = await stack.mailbox.messages();
    expect(mails.filter(({ text }) => text.includes("check:live"))).toHaveLength(2);
  },
  LIMIT,
);

const without = (name: string) => (answer: Response) => {
  const headers = new Headers(answer.headers);
  headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
};

/** All faults at once, because a check of the whole site takes seconds. */
const breakages: readonly [path: RegExp, alter: (answer: Response) => Response, fault: RegExp][] = [
  [/^\/iletisim$/, () => new Response("", { status: 500 }), /^\/iletisim: status 500$/],
  [/^\/$/, without("content-security-policy"), /^\/: Content-Security-Policy is/],
  [
    /^\/kvkk$/,
    ({ headers }) => new Response('<a href="/cdn-cgi/l/email-protection#5a">', { headers }),
    /^\/kvkk: Cloudflare hides e-mail addresses/,
  ],
  [/^\/static\/.*\.woff2$/, without("cache-control"), /^\/static\/.*\.woff2: it is not kept for ever/],
  [/^\/app-.*\.js$/, without("cache-control"), /^\/app-.*\.js: it is not kept for ever/],
  [/^\/yok-[^.]*$/, () => new Response(""), /^an unknown address: status 200/],
  [
    /^\/yok-.*\.js$/,
    () =>
      new Response("", { status: 404, headers: { "cache-control": "public, max-age=31536000, immutable" } }),
    /^a missing script: browsers keep the 404/,
  ],
  // This function has no webhook.
  [/^$/, (answer) => answer, /^the function: an unsigned event .* "404 not_found"$/],
];

test(
  "finds every breakage",
  async () => {
    change = (asked, answer) => breakages.find(([path]) => path.test(asked))?.[1](answer);
    const functionUrl = `${stack.addresses.site}/functions/v1/send-contact-email`;
    const faults = await checkLive({ url, published: publishedOrigin(), functionUrl, hasWebhook: true });
    for (const [, , fault] of breakages) expect(faults).toContainEqual(expect.stringMatching(fault));
  },
  LIMIT,
);

test.each([
  ["late", false],
  ["no_drain", true],
])("health with %s is a fault: %s", async (problem, isFault) => {
  change = (path) =>
    path.endsWith("/health")
      ? new Response(JSON.stringify({ status: "trouble", problems: ["given_up", problem] }), { status: 503 })
      : undefined;
  const faults = await checkFunction({ url: `${url}/function`, origin: url, key: "" }, false);
  expect(faults.some((fault) => fault.startsWith("its health"))).toBe(isFault);
});
