// `npm run check:live -- https://…`: checks a published site from outside.
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { JSDOM } from "jsdom";
import { inlineScriptSources } from "../src/build/artifacts/security-headers/inline-scripts.ts";
import { securityHeaders } from "../src/build/artifacts/security-headers/policy.ts";
import { readSiteConfig } from "../src/content-model/check/site-config.ts";
import { checkFunction, sendMessages } from "./check-live-function.ts";
import { runCommand } from "./prepare.mjs";
import { functionPath } from "./stack/settings.ts";

export interface LiveOptions {
  /** URL of the site: `https://www.example.com`. */
  url: string;
  /** Canonical URL, if `url` is a preview or local copy. */
  published?: string | undefined;
  /** URL of the function; defaults to the one in the site's policy, null skips it. */
  functionUrl?: string | null;
  /** Whether the mail provider is to report mails that did not arrive. */
  hasWebhook?: boolean | undefined;
  /** E-mail address of the laboratory: if there is no other problem, a marked message is sent from it through each form. */
  send?: string | undefined;
}

const PATIENCE_MS = 30_000;

/** What `--wait` allows for: the host's propagation, and the scheduler, which calls once a minute. */
const WAIT_MS = 180_000;

const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS), ...init });

const locations = (xml: string) => [...xml.matchAll(/<loc>\s*(.*?)\s*<\/loc>/g)].map(([, url = ""]) => url);

/**
 * Paths of all pages, from robots.txt and the sitemap.
 * @throws Error if one of them is missing
 */
async function readSitemap(origin: string, published: string): Promise<string[]> {
  const read = async (path: string) => {
    const response = await ask(origin + path);
    if (response.status !== 200) throw new Error(`${path}: status ${response.status}`);
    return response.text();
  };
  const index = /^Sitemap:\s*(\S+)$/im.exec(await read("/robots.txt"))?.[1] ?? "";
  if (!index.startsWith(`${published}/`)) throw new Error(`/robots.txt names the sitemap "${index}"`);
  const parts = locations(await read(index.slice(published.length)));
  const pages = await Promise.all(parts.map((part) => read(part.slice(published.length)).then(locations)));
  return pages.flat().map((url) => new URL(url).pathname);
}

/** Compares a page's headers with those of `src/build/artifacts/security-headers`. */
function headerFaults(headers: Headers, html: string): string[] {
  const wanted = securityHeaders({ scriptSources: inlineScriptSources(html) });
  const faults = Object.entries(wanted).flatMap(([name, value]) => {
    const given = headers.get(name);
    if (given === null) return [`${name} is missing`];
    // Stricter values are allowed: includeSubDomains, a longer max-age. The policy may contain the function.
    if (name === "Strict-Transport-Security" || name === "Content-Security-Policy") return [];
    return given === value ? [] : [`${name} is "${given}"`];
  });
  const policy = headers.get("content-security-policy") ?? "";
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
  const unhashed = inlineScriptSources(html).filter((source) => !scripts.includes(source));
  if (policy && unhashed.length > 0) faults.push("the policy lacks the hash of an inline script");
  if (/'unsafe|\*|https?:(?!\/)|data:/.test(scripts)) faults.push(`script-src allows ${scripts}`);
  if (!/^(?:br|gzip|zstd)$/.test(headers.get("content-encoding") ?? "")) faults.push("it is not compressed");
  if (!/no-cache|max-age=0\b/.test(headers.get("cache-control") ?? ""))
    faults.push(`Cache-Control is "${headers.get("cache-control")}"`);
  return faults;
}

/** Same-origin files referenced by a page. */
function filesOf(document: Document, published: string): string[] {
  const urls = [
    ...document.querySelectorAll("[src], [srcset], link[href], use[href], meta[property='og:image']"),
  ]
    .filter((element) => !element.matches("iframe, link[rel=canonical], link[rel=alternate]"))
    .flatMap((element) => [
      element.getAttribute("src") ?? element.getAttribute("href") ?? element.getAttribute("content") ?? "",
      ...(element.getAttribute("srcset") ?? "").split(/,\s+/).map((part) => part.trim().split(/\s/)[0] ?? ""),
    ])
    .filter((url) => url && !/^(?:#|data:)/.test(url));
  return urls
    .map((url) => new URL(url, published))
    .filter(({ origin }) => origin === published)
    .map(({ pathname }) => pathname);
}

export async function checkLive(options: LiveOptions): Promise<string[]> {
  const { url, published: name, functionUrl, hasWebhook = false, send } = options;
  const { origin, protocol, host } = new URL(url);
  const published = new URL(name ?? url).origin;
  const faults: string[] = [];
  const say = (place: string, ...problems: string[]) =>
    faults.push(...problems.map((problem) => `${place}: ${problem}`));
  const files = new Set<string>();

  for (const path of await readSitemap(origin, published)) {
    const response = await ask(origin + path);
    const html = await response.text();
    if (response.status !== 200) {
      say(path, `status ${response.status} ${response.headers.get("location") ?? ""}`.trim());
      continue;
    }
    const { document } = new JSDOM(html.replace(/<style[\s\S]*?<\/style>|<\/?template[^>]*>/g, "")).window;
    const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
    if (canonical !== published + path) say(path, `it calls itself ${canonical ?? "nothing"}`);
    if (document.querySelector("meta[name=robots][content*=noindex]"))
      say(path, "it asks search engines not to list it");
    say(path, ...headerFaults(response.headers, html));
    if (html.includes("/cdn-cgi/l/email-protection"))
      say(path, "Cloudflare hides e-mail addresses; switch its Email Address Obfuscation off");
    for (const file of filesOf(document, published)) files.add(file);
  }

  for (const file of files) {
    const { status, headers } = await ask(origin + file, { method: "HEAD" });
    const isHashed = file.startsWith("/static/") || /-[0-9a-f]{8}\.js$/.test(file);
    if (status !== 200) say(file, `status ${status}`);
    else if (isHashed && !/immutable/.test(headers.get("cache-control") ?? ""))
      say(file, "it is not kept for ever, though its name changes with its content");
  }

  const unknown = `/yok-${crypto.randomUUID()}`;
  const missing = await ask(origin + unknown);
  if (missing.status !== 404) say("an unknown address", `status ${missing.status}, not 404`);
  if (!/noindex/.test(await missing.text())) say("an unknown address", "it does not get the site's own page");
  const gone = await ask(`${origin}${unknown}.js`);
  if (/immutable|max-age=[1-9]/.test(gone.headers.get("cache-control") ?? ""))
    say("a missing script", "browsers keep the 404, and do not ask again once it is there");
  const slashed = await ask(`${origin}/iletisim/`);
  if (new URL(slashed.headers.get("location") ?? "/iletisim/", origin).pathname !== "/iletisim")
    say("an address with a slash", `it does not lead to the one without (status ${slashed.status})`);
  if (protocol === "https:") {
    const location = (await ask(`http://${host}/`)).headers.get("location") ?? "";
    if (!location.startsWith(`${origin}/`)) say(`http://${host}`, "it does not lead to https");
  }

  if (functionUrl === null) return faults;
  const policy = (await ask(`${origin}/`)).headers.get("content-security-policy") ?? "";
  const foreign = /connect-src [^;]*?(https:\/\/[^\s;]+)/.exec(policy)?.[1];
  const live = {
    url: functionUrl ?? (foreign ?? origin) + functionPath,
    origin,
    key: await findKey(origin),
  };
  say("the function", ...(await checkFunction(live, hasWebhook)));
  if (send && faults.length === 0) say("the function", ...(await sendMessages(live, send)));
  return faults;
}

/** Publishable key found in the site's scripts; "" if none. */
async function findKey(origin: string): Promise<string> {
  const notes = await (await ask(`${origin}/webpack.stats.json`)).text();
  const files = new Set([...notes.matchAll(/"([\w.-]+\.js)"/g)].map(([, file]) => file));
  for (const file of files) {
    const code = await (await ask(`${origin}/${file}`)).text();
    const keys: string[] = code.match(/sb_publishable_\w+/g) ?? [];
    const key = keys.find((found) => found !== "sb_publishable_local") ?? keys[0];
    if (key) return key;
  }
  return "";
}

const usage = `npm run check:live -- https://www.example.com [--published URL] [--wait] [--webhook] [--send]

Looks at a published site from outside: every page of its sitemap with headers and files, unknown addresses, the
function. --wait: tries for three minutes. --webhook: the mail provider must have one.
--send sends one marked message through each form. Ends with 1 where something is wrong.`;

async function main(): Promise<void> {
  const flag = { type: "boolean" } as const;
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { published: text, wait: flag, webhook: flag, send: flag },
  });
  const [url] = positionals;
  if (!url || !/^https?:\/\/[^/]/.test(url)) throw new Error(usage);
  const options: LiveOptions = {
    url,
    published: values.published,
    hasWebhook: values.webhook,
    send: values.send ? readSiteConfig().email : undefined,
  };
  const look = () => checkLive(options).catch((error: Error) => [error.message]);
  let faults = await look();
  for (const end = Date.now() + WAIT_MS; values.wait && faults.length > 0 && Date.now() < end; ) {
    await setTimeout(5_000);
    faults = await look();
  }
  console.log([...faults, faults.length === 0 ? "Nothing is wrong." : `${faults.length} faults.`].join("\n"));
  process.exitCode = faults.length === 0 ? 0 : 1;
}

if (process.argv[1]?.endsWith("check-live.ts")) void runCommand(main);
