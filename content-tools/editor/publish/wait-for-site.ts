import type { Git } from "./git";

/** The file of a published site that names the commit it was built from (`gatsby/build-stamp.ts` writes it). */
export const stampFile = "/build.json";

export type Seen =
  /** The site shows the commit, or a later one that holds it. */
  | "shown"
  /** The site answers, and shows an earlier commit. */
  | "earlier"
  /** The site does not say which commit it shows. */
  | "unstamped"
  | "unreachable";

/** What a published site shows of a commit, asked now. @param url the site's address */
export async function look(git: Git, url: string, commit: string): Promise<Seen> {
  let stamp: unknown;
  try {
    const address = new URL(stampFile, url);
    address.searchParams.set("at", String(Date.now()));
    const response = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(10_000) });
    if (!response.ok) return "unstamped";
    stamp = await response.json();
  } catch (error) {
    return error instanceof SyntaxError ? "unstamped" : "unreachable";
  }
  const shown = (stamp as { commit?: unknown } | null)?.commit;
  if (typeof shown !== "string" || !/^[0-9a-f]{40,64}$/.test(shown)) return "unstamped";
  if (shown === commit) return "shown";
  if ((await git(["cat-file", "-e", `${shown}^{commit}`])).code !== 0)
    await git(["fetch", "--quiet"], { timeout: 60_000 });
  return (await git(["merge-base", "--is-ancestor", commit, shown])).code === 0 ? "shown" : "earlier";
}

export interface Waiting {
  /** Milliseconds between two looks. */
  every?: number;
  /** Milliseconds after which it is given up. */
  patience?: number;
  signal?: AbortSignal;
}

/** Looks at a published site until it shows the commit. @returns what it showed last */
export async function waitForSite(
  git: Git,
  url: string,
  commit: string,
  options: Waiting = {},
): Promise<Seen> {
  const { every = 5_000, patience = 20 * 60_000, signal } = options;
  const end = Date.now() + patience;
  for (;;) {
    const seen = await look(git, url, commit);
    if (seen === "shown" || Date.now() + every > end || signal?.aborted) return seen;
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}
