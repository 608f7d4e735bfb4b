import pLimit from "p-limit";

/** What a site answered, redirects not followed. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Where it sends on to, as it is written; "" where it does not. */
  location: string;
  body: string;
}

/** A live site and what is asked of it. */
export interface LiveSite {
  /** Where it is asked, without a slash at the end. */
  origin: string;
  /** What it calls itself, without a slash at the end: the same, but for a copy of it elsewhere. */
  published: string;
  /** Asks for a path, as a browser would. The same is asked once. @throws Error where there is no answer */
  get(path: string): Promise<Answer>;
  /** Asks for its headers only. @throws Error where there is no answer */
  head(path: string): Promise<Answer>;
}

/** Milliseconds an answer may take. */
const patience = 30_000;
/** Requests at once: no more than a visitor's browser. */
const atOnce = 6;

/** @throws Error where there is no answer, saying why */
export async function ask(url: string, options: RequestInit = {}): Promise<Answer> {
  const given = { redirect: "manual", signal: AbortSignal.timeout(patience), ...options } as const;
  const response = await fetch(url, given).catch((error: unknown) => {
    throw new Error(`no answer (${reasonOf(error)})`);
  });
  const body = await response.text();
  const location = response.headers.get("location") ?? "";
  return { status: response.status, headers: response.headers, location, body };
}

/** `fetch` says "fetch failed", and why in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || String(error.cause) : error.message;
}

/** What a thing that failed says of itself. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * @param origin where the site is asked
 * @param published what it calls itself, unless that is the same
 */
export function liveSite(origin: string, published = origin): LiveSite {
  const limit = pLimit(atOnce);
  const asked = new Map<string, Promise<Answer>>();
  const once = (method: "GET" | "HEAD", path: string): Promise<Answer> => {
    const key = `${method} ${path}`;
    const answer = asked.get(key) ?? limit(ask, bare(origin) + path, { method, headers });
    asked.set(key, answer);
    return answer;
  };
  const headers = { "accept-encoding": "br, gzip", "user-agent": "check:live" };
  return {
    origin: bare(origin),
    published: bare(published),
    get: (path) => once("GET", path),
    head: (path) => once("HEAD", path),
  };
}

const bare = (url: string) => new URL(url).origin;
